// What the type checker cannot see: names nobody uses, lists without keys, HTML from outside.
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/lib/schema.d.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-unused-expressions": ["error", { allowTernary: true, allowShortCircuit: true }],
      "svelte/prefer-svelte-reactivity": "off", // sets and maps here are passing, or nobody watches them
      "svelte/no-useless-mustaches": "off", // {" "} keeps a blank
      "svelte/no-unused-svelte-ignore": "off", // svelte-check judges its own
    },
  },
  // arguments of events, and components of pages and plugs, are of many kinds
  {
    files: ["src/pages.ts", "src/games/plug.ts", "src/games/seven/staged.ts"],
    rules: { "@typescript-eslint/no-explicit-any": "off" },
  },
  // signs drawn in this tree
  { files: ["src/games/seven/{BanditCard,Kit,Sign}.svelte"], rules: { "svelte/no-at-html-tags": "off" } },
);
