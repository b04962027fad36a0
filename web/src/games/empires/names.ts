/** Names of what is painted or labelled on this board. */
import { nameOf, shortName } from "../../lib/names";

/** A region, without the colour it is painted in. */
export const regionName = (id: string): string => shortName("region", id);
/** A slot on the order line. */
export const slotName = (id: string): string => nameOf("slot", id);
