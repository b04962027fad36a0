/** RFC 7396: a patch names what changed; null takes away. */
export function merge(target: unknown, patch: unknown): unknown {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const base =
    target !== null && typeof target === "object" && !Array.isArray(target) ? (target as Record<string, unknown>) : {};
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = merge(merged[name], value);
  }
  return merged;
}
