/** What travels between server and browser: the server's own schemas, and the few names that narrow them. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Move = Schemas["LegalMove"];
export type Spoken = Schemas["Spoken"];
export type Decision = Schemas["Decision"];
export type Review = Schemas["ReviewOfGame"];
export type Advice = Schemas["Advice"];
export type ClockState = Schemas["ClockState"];
export type Turn = Omit<Schemas["Turn"], "clock"> & { clock?: ClockState | null };
export type Game = Schemas["GameState"];
export type Option = Schemas["OptionState"];
export type Lang = NonNullable<Schemas["Hello"]["lang"]>;
export type Seat = Schemas["SeatState"];
export type TableState = Schemas["TableState"];
export type Result = Schemas["Result"];
export type ChatLine = Schemas["Line"];
export type Opened = Schemas["Opened"];
export type Seal = Schemas["Seal"];
export type Joined = Schemas["Joined"];
export type MyTable = Schemas["MyTable"];
export type ListedTable = Schemas["ListedTable"];
export type AlertState = Schemas["AlertState"];
export type AboutMe = Schemas["AboutMe"];
export type PersonTable = Schemas["PersonTable"];
export type Invited = Schemas["Invited"];
export type Challenges = Schemas["Challenges"];
export type Impossible = Schemas["Impossible"];
export type Reach = Schemas["Reach"];
export type Rule = Schemas["Rule"];
export type Replay = Schemas["Replay"];
export type OddsCurve = Schemas["OddsCurve"];
export type GameEvent = Schemas["GameEvent"];
export type Hint = Schemas["HintedMove"];
export type Look = Schemas["Look"];
export type Looks = Schemas["LooksShown"];
export type Preview = Pick<Schemas["PreviewShown"], "reveals" | "events" | "view">;
export type Refusal = Pick<Schemas["WhyNot"], "words" | "rule" | "reason" | "args" | "message">;

/** Everything a table's socket may say. */
type Names =
  | "Welcome"
  | "Moved"
  | "Undone"
  | "Over"
  | "Lobby"
  | "PresenceNews"
  | "ChatNews"
  | "UndoAsked"
  | "UndoRefused"
  | "EndAsked"
  | "EndRefused"
  | "Notice"
  | "Ok"
  | "Pong"
  | "WhyNot"
  | "PreviewShown"
  | "LooksShown"
  | "HintGiven"
  | "OddsGiven"
  | "Failed";
export type Told = Schemas[Names];
