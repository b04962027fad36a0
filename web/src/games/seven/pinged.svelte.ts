/** The card somebody points at just now. */
export const pinged = $state({ card: "" });
