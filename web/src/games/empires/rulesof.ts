/** Where each thing is explained in the rulebook. */
export const ORDER_RULES: Record<string, string> = {
  recruit: "EMP-50",
  move3: "EMP-51",
  move23: "EMP-52",
  ship: "EMP-53",
  attack: "EMP-54",
  harvest: "EMP-55",
  castle: "EMP-56",
};
export const NEUTRAL_RULES: Record<string, string> = {
  move: "EMP-60",
  attack: "EMP-61",
  recruit: "EMP-62",
  harvest: "EMP-63",
};
export const DOJO_RULES: Record<string, string> = {
  earth: "DOJ-30",
  wind: "DOJ-31",
  fire: "DOJ-32",
  water: "DOJ-33",
  void: "DOJ-34",
};
/** The rule behind what is asked, by the kind of move. */
export const ASK_RULES: Record<string, string> = {
  dojo: "DOJ-01",
  destiny: "EMP-30",
  pass: "EMP-37",
  board: "EMP-53",
  return: "EMP-56",
  train: "DOJ-10",
  explore: "EMP-M2",
  neutral: "EMP-M3",
};
