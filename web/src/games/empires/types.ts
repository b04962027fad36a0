/** A seat's view of Small Samurai Empires, as the engine says it (`empires/shapes.py`); what a viewer may not know is null. */
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type SeatView = Schemas["SeatView"];
export type ProvinceView = Schemas["ProvinceView"];
export type TokenView = Schemas["TokenView"];
export type SlotView = Schemas["SlotView"];
export type Doing = Schemas["Doing"];
/** Numbers the server counted for people. */
export type Numbers = Schemas["EmpiresNumbers"];
export type EmpiresView = Schemas["EmpiresView"] & { options: Record<string, unknown>; numbers?: Numbers };
