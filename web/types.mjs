// Types of everything that travels, made from the server's own schemas:
//   python -m tatami.server schema | npm run types            (another file than schema.d.ts: its name behind)
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import openapiTS, { astToString } from "openapi-typescript";

const { openapi, socket, views } = JSON.parse(await text(process.stdin));
const moved = (schema) => JSON.parse(JSON.stringify(schema).replaceAll("#/$defs/", "#/components/schemas/"));
for (const direction of [socket.server, socket.client]) {
  for (const [name, schema] of Object.entries(direction.$defs ?? {}))
    openapi.components.schemas[name] ??= moved(schema);
}
Object.assign(openapi.components.schemas, views);
openapi.paths = {};
const head = "// Made by `npm run types` from the server's schemas; not edited by hand.\n";
writeFileSync(process.argv[2] ?? "src/lib/schema.d.ts", head + astToString(await openapiTS(openapi)));
