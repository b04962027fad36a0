// Types of everything that travels, made from the server's own schemas:
//   python -m tatami.server schema | npm run types
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const { openapi, socket } = JSON.parse(readFileSync(0, "utf8"));
const moved = (schema) => JSON.parse(JSON.stringify(schema).replaceAll("#/$defs/", "#/components/schemas/"));
for (const direction of [socket.server, socket.client]) {
  for (const [name, schema] of Object.entries(direction.$defs ?? {})) openapi.components.schemas[name] ??= moved(schema);
}
openapi.paths = {};
const head = "// Made by `npm run types` from the server's schemas; not edited by hand.\n";
writeFileSync("src/lib/schema.d.ts", head + astToString(await openapiTS(openapi)));
