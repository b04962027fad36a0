/** What can be decided now, as choices: each with its sign, its key, and what the engine says it would bring. */
import { t } from "../../lib/i18n.svelte";
import { merge } from "../../lib/merge";
import { eventText, moveText, nameOf, refusalText } from "../../lib/names";
import type { GameEvent, Look, Looks, Move } from "../../lib/types";
import type { SamuraiView, SevenView } from "./types";

/** A line of consequence: a word that stands out, a sentence, penalties as signs with their names. */
export interface Consequence {
  strong?: string;
  text?: string;
  penalties?: string[];
}
export interface Choice {
  id: string;
  /** The move it makes; without one it only points at a samurai, or holds targets. */
  move?: Move;
  point?: number;
  targets?: { move: Move; seat: number }[];
  tone: "attack" | "defend" | "ability" | "fight" | "pass" | "plain";
  side: "left" | "right";
  key: string;
  title: string;
  sign?: string;
  /** The ability whose token is its sign. */
  token?: string;
  cards?: string[];
  face?: number;
  lines: Consequence[];
  seal?: string;
  barred?: { because: string; rule: string };
  /** Where the track would go, and whose. */
  track?: { seat: number; to: number };
  slot?: string;
}
interface Given {
  view: SevenView;
  /** The seat that decides. */
  seat: number;
  legal: Move[];
  looks: Looks | null;
  /** The samurai pointed at so far. */
  picked: number[];
}

const who = (view: SevenView, seat: number): string => nameOf("samurai", view.seats[seat]!.samurai);
const lastPenalties = (view: SevenView, me: SamuraiView): string[] =>
  me.passed ? [] : (view.cards[me.line.at(-1) ?? ""]?.penalties ?? []);
/** Whose ability a kind of move is. */
const owner = ({ numbers }: SevenView, kind: string): string => numbers.by[kind] ?? "";

/** Why a move cannot be made, in words; until the server has told, only that it cannot. */
function reasonOf(why: Looks["refused"][string] | undefined): { because: string; rule: string } {
  return why
    ? { because: refusalText("seven", { ...why, message: null }), rule: why.rule }
    : { because: t("seven-not-possible"), rule: "" };
}

/** Moves one might miss: their reasons are asked for. */
export function others(view: SevenView, seat: number, legal: Move[]): string[] {
  const can = (kind: string): boolean => legal.some((m) => m.kind === kind);
  if (view.phase === "card")
    return ["defend", ...(view.abilities[seat]?.includes(owner(view, "discard")) ? ["discard"] : [])].filter(
      (kind) => !can(kind),
    );
  if (view.phase === "action") {
    const other = view.seats.findIndex((s, i) => i !== seat && !s.passed);
    return [
      ...(can("fight") ? [] : ["fight"]),
      ...(can("support") || view.seats.length < 2 ? [] : [`support ${other < 0 ? view.numbers.left[seat] : other}`]),
    ];
  }
  return [];
}

/** The view a move would lead to, if nothing unknown shows. */
function future(view: SevenView, look: Look | undefined): SevenView | null {
  if (!look?.change) return null;
  return look.full ? (look.change as unknown as SevenView) : (merge(view, look.change) as SevenView);
}

/** What waits for a samurai's next turn. */
function nextTurn(after: SevenView, seat: number): Consequence[] {
  const me = after.seats[seat]!;
  const penalties = lastPenalties(after, me);
  if (!me.line.length || me.passed) return [];
  return [penalties.length ? { text: t("seven-next-turn"), penalties } : { text: t("seven-no-penalty") }];
}

/** From where to where a track goes, and what that means. */
function trackLine(view: SevenView, after: SevenView, seat: number): Consequence {
  const [from, me] = [view.seats[seat]!.track, after.seats[seat]!];
  const beyond = me.track > me.kiai;
  const back = !beyond && from > view.seats[seat]!.kiai;
  return {
    strong: t("seven-track-goes", { from, to: me.track }),
    text: beyond ? t("seven-then-beyond", { kiai: me.kiai }) : back ? t("seven-back-below", { kiai: me.kiai }) : "",
  };
}

const SAID = new Set(["barricade-lost", "building-lost", "wounded", "turned-animal", "penalty-impossible"]);
const told = (events: GameEvent[]): Consequence[] =>
  events.filter((e) => SAID.has(e.kind)).map((e) => ({ text: eventText("seven", e) }));

/** What a card in the line would bring. */
function attackLines(view: SevenView, look: Look | undefined, seat: number): Pick<Choice, "lines" | "seal" | "track"> {
  const after = future(view, look);
  const card = view.cards[view.hand?.card ?? ""];
  const me = view.seats[seat]!;
  const to =
    (look?.events.find((e) => e.kind === "attacked")?.args["track"] as number | undefined) ??
    me.track + (card?.strength ?? 0);
  const kiai = look?.events.find((e) => e.kind === "kiai-reached" && e.args["seat"] === seat);
  const lines: Consequence[] = [];
  if (kiai) {
    const leaves = look?.events.find((e) => e.kind === "first-card-leaves" && e.args["seat"] === seat);
    const oldest = view.cards[me.line[0] ?? ""] ?? card;
    lines.push({
      strong: t("seven-track-goes", { from: me.track, to }),
      text: t("seven-kiai-then", {
        shout: shout(me),
        strength: (leaves?.args["strength"] as number) ?? oldest?.strength ?? 0,
        track: (leaves?.args["track"] as number) ?? to - (oldest?.strength ?? 0),
      }),
    });
    if (card && me.line.length)
      lines.push(
        card.penalties.length
          ? { text: t("seven-next-turn"), penalties: card.penalties }
          : { text: t("seven-no-penalty") },
      );
  } else {
    lines.push(
      after ? trackLine(view, after, seat) : { strong: t("seven-track-goes", { from: me.track, to }) },
      ...told(look?.events ?? []),
    );
    if (card)
      lines.push(
        card.penalties.length
          ? { text: t("seven-next-turn"), penalties: card.penalties }
          : { text: t("seven-no-penalty") },
      );
  }
  return { lines, track: { seat, to }, ...(kiai ? { seal: t("seven-kiai-seal") } : {}) };
}

/** A samurai's Kiai in words. */
export function shout(me: { samurai: string; side: string }): string {
  return t(`seven-shout-${me.samurai}-${me.side}`);
}

function cardChoices({ view, seat, legal, looks }: Given): Choice[] {
  const of = (kind: string): Move | undefined => legal.find((m) => m.kind === kind);
  const card = view.cards[view.hand!.card]!;
  const me = view.seats[seat]!;
  const left: Choice[] = [];
  const right: Choice[] = [];
  for (const move of legal.filter((m) => m.kind === "give")) {
    const to = Number(move.args["to"]);
    const near = to === view.numbers.left[seat];
    const taker = view.seats[to]!;
    const choice: Choice = {
      id: move.words,
      move,
      tone: "ability",
      side: near ? "left" : "right",
      key: near ? "L" : "R",
      title: t("seven-give-to", { name: who(view, to) }),
      token: owner(view, "give"),
      lines: [
        {
          text: t("seven-give-line", {
            name: who(view, to),
            track: taker.track,
            kiai: taker.kiai,
            strength: card.strength,
          }),
        },
      ],
    };
    if (near) left.unshift(choice);
    else right.push(choice);
  }
  const discard = of("discard");
  const barred = looks?.refused["discard"];
  if (discard || barred)
    left.push({
      id: "discard",
      ...(discard ? { move: discard } : {}),
      tone: "ability",
      side: "left",
      key: "T",
      title: t("seven-do-discard"),
      token: owner(view, "discard"),
      lines: [{ text: t("seven-discard-line", { strength: card.strength }) }],
      ...(barred && !discard ? { barred: reasonOf(barred) } : {}),
    });
  const under = of("under");
  if (under)
    left.push({
      id: "under",
      move: under,
      tone: "ability",
      side: "left",
      key: discard ? "B" : "T",
      title: t("seven-do-under"),
      token: owner(view, "under"),
      lines: [{ text: t("seven-under-line") }],
    });
  const defend = of("defend");
  const why = looks?.refused["defend"];
  const shield: Choice = {
    id: "defend",
    tone: "defend",
    side: "left",
    key: "D",
    title: t("seven-do-defend"),
    sign: "shield",
    lines: [],
  };
  if (defend) {
    shield.move = defend;
    shield.lines = [
      {
        strong: t("seven-guards", { symbol: nameOf("symbol", card.symbol ?? "none") }),
        text: t(`seven-guard-saves-${card.symbol}`),
      },
      { text: t("seven-track-stays", { track: me.track }) },
      ...(lastPenalties(view, me).length ? [{ text: t("seven-next-turn"), penalties: lastPenalties(view, me) }] : []),
    ];
    if (card.symbol) shield.slot = card.symbol;
  } else shield.barred = reasonOf(why);
  left.push(shield);
  const attack = of("attack");
  if (attack)
    right.unshift({
      id: "attack",
      move: attack,
      tone: "attack",
      side: "right",
      key: "A",
      title: t("seven-do-attack"),
      sign: "swords",
      ...attackLines(view, looks?.moves["attack"], seat),
    });
  return [...left, ...right];
}

function fightLines(view: SevenView, seat: number): Consequence[] {
  const me = view.seats[seat]!;
  const room = me.kiai - me.track;
  const top = view.deck.seen.find((c) => c.place === 0);
  const known = top ? view.cards[top.card] : undefined;
  return [
    {
      strong: known
        ? t("seven-fight-known", { strength: known.strength })
        : t("seven-fight-line", { n: view.deck.count }),
    },
    {
      text: t(
        room > view.numbers.ranks.length ? "seven-fight-safe" : room > 1 ? "seven-fight-odds" : "seven-fight-edge",
        {
          safe: room - 1,
          kiai: room,
          beyond: room + 1,
        },
      ),
    },
  ];
}

function actionChoices({ view, seat, legal, looks }: Given): Choice[] {
  const of = (kind: string): Move | undefined => legal.find((m) => m.kind === kind);
  const me = view.seats[seat]!;
  const found: Choice[] = [];
  const targets = legal.filter((m) => m.kind === "support").map((move) => ({ move, seat: Number(move.args["to"]) }));
  const why = Object.entries(looks?.refused ?? {}).find(([words]) => words.startsWith("support"))?.[1];
  if (view.phase === "action" && (targets.length || why)) {
    const to = looks?.moves[targets[0]?.move.words ?? ""]?.events.find(
      (e) => e.kind === "card-to-breach" || e.kind === "known-card-to-breach",
    );
    found.push({
      id: "support",
      targets,
      tone: "ability",
      side: "left",
      key: "S",
      title: t("seven-do-support"),
      token: me.samurai,
      lines: [
        { strong: t("seven-support-line") },
        { text: t("seven-support-cost", { n: (to?.args["cards"] as number) ?? view.breach.count + 1 }) },
      ],
      ...(targets.length ? {} : { barred: reasonOf(why) }),
    });
  }
  const fight = of("fight");
  const no = looks?.refused["fight"];
  found.push({
    id: "fight",
    ...(fight ? { move: fight } : {}),
    tone: "fight",
    side: "right",
    key: "F",
    title: t("seven-do-fight"),
    lines: fightLines(view, seat),
    ...(fight ? {} : { barred: reasonOf(no) }),
  });
  const pass = of("pass");
  if (pass) {
    const open = view.numbers.missing[seat]!;
    found.push({
      id: "pass",
      move: pass,
      tone: "pass",
      side: "right",
      key: "P",
      title: t("seven-do-pass"),
      sign: "pass",
      lines: [
        { strong: t("seven-pass-line") },
        {
          text: open.length
            ? t("seven-pass-cost", { what: open.map((s) => t(`seven-open-costs-${s}`)).join(", ") })
            : t("seven-pass-free"),
        },
      ],
    });
  }
  const done = of("done");
  if (done)
    found.push({
      id: "done",
      move: done,
      tone: "pass",
      side: "right",
      key: "P",
      title: t("seven-do-end"),
      sign: "pass",
      lines: [{ text: t("seven-end-line") }],
    });
  return found;
}

function penaltyChoices({ view, legal, looks }: Given): Choice[] {
  return legal.map((move, i) => {
    const penalty = String(move.args["penalty"] ?? view.penalties[0] ?? "");
    const apply = move.kind === "penalty";
    const events = looks?.moves[move.words]?.events ?? [];
    const lines = apply
      ? events
          .filter((e) => !["penalty-applied", "turn-begins", "support-returned"].includes(e.kind))
          .slice(0, 2)
          .map((e) => ({ text: eventText("seven", e) }))
      : [{ text: t("seven-ignore-line") }];
    return {
      id: move.words,
      move,
      tone: apply ? "attack" : "ability",
      side: apply ? "left" : "right",
      key: String(i + 1),
      title: apply ? nameOf("penalty", penalty) : t("seven-do-ignore", { penalty: nameOf("penalty", penalty) }),
      ...(apply ? { sign: penalty } : { token: owner(view, "ignore") }),
      lines: lines.length ? lines : [{ text: t(`seven-about-${penalty}`) }],
    } satisfies Choice;
  });
}
function kiaiChoices(given: Given): Choice[] {
  const { view, seat, legal, looks, picked } = given;
  const pairs = legal.filter((m) => "from" in m.args);
  const found: Choice[] = [];
  let n = 0;
  if (pairs.length && !picked.length) {
    const moving = pairs[0]!.kind === "kiai-move";
    for (const from of new Set(pairs.map((m) => Number(m.args["from"])))) {
      const giver = view.seats[from]!;
      found.push({
        id: `from ${from}`,
        point: from,
        tone: "attack",
        side: "left",
        key: String(++n),
        title: moving ? t("seven-last-of", { name: who(view, from) }) : t("seven-token-of", { name: who(view, from) }),
        ...(moving ? { cards: [giver.line.at(-1)!] } : { token: giver.samurai }),
        lines: [
          moving
            ? { text: t("seven-move-from", { track: giver.track, kiai: giver.kiai }) }
            : { text: t(`web-ability-${giver.samurai}`) },
        ],
      });
    }
  }
  for (const move of legal) {
    const to = Number(move.args["to"] ?? -1);
    const look = looks?.moves[move.words];
    const after = future(view, look);
    if (move.kind === "done") {
      const leaves = look?.events.find((e) => e.kind === "first-card-leaves");
      found.push({
        id: "done",
        move,
        tone: "pass",
        side: "right",
        key: "Esc",
        title: t("seven-let-go"),
        sign: "pass",
        lines: [
          {
            text: leaves
              ? t("seven-only-leaves", {
                  strength: leaves.args["strength"] as number,
                  track: leaves.args["track"] as number,
                })
              : t("seven-let-go-line"),
          },
        ],
      });
    } else if ("from" in move.args) {
      if (picked[0] !== Number(move.args["from"])) continue;
      const taker = view.seats[to]!;
      found.push({
        id: move.words,
        move,
        face: to,
        tone: "attack",
        side: "left",
        key: String(++n),
        title: t("seven-to-name", { name: who(view, to) }),
        lines: [
          {
            text:
              move.kind === "kiai-move"
                ? t("seven-move-to", { track: taker.track, kiai: taker.kiai })
                : t("seven-lend-to"),
          },
        ],
      });
    } else if (move.kind === "kiai-strike") {
      const mine = to === seat;
      found.push({
        id: move.words,
        move,
        tone: "attack",
        side: "left",
        key: String(++n),
        title: mine ? t("seven-own-last") : t("seven-last-of", { name: who(view, to) }),
        cards: [view.seats[to]!.line.at(-1)!],
        lines: after ? [trackLine(view, after, to), ...nextTurn(after, to)] : told(look?.events ?? []),
      });
    } else if (move.kind === "kiai-heal") {
      found.push({
        id: move.words,
        move,
        face: to,
        tone: "ability",
        side: "left",
        key: String(++n),
        title: t("seven-heal", { name: who(view, to) }),
        lines: [{ text: t("seven-heal-line") }],
      });
    } else if (move.kind === "kiai-raise") {
      found.push({
        id: move.words,
        move,
        tone: "ability",
        side: "left",
        key: String(++n),
        sign: "fence",
        title: t("seven-raise"),
        lines: [{ text: t("seven-raise-line", { from: view.barricades, to: view.barricades + 1 }) }],
      });
    } else {
      const me = view.seats[seat]!;
      found.push({
        id: move.words,
        move,
        tone: "ability",
        side: "left",
        key: String(++n),
        sign: move.kind === "kiai-look" ? "eye" : move.kind === "kiai-breach" ? "breach" : "under",
        title: t(`seven-use-${move.kind}`),
        lines: [{ text: shout(me) }],
      });
    }
  }
  return found;
}

/** The choices of the moment. */
export function choices(given: Given): Choice[] {
  const { view, legal } = given;
  if (!legal.length) return [];
  if (view.phase === "card" && view.hand) return cardChoices(given);
  if (view.phase === "action" || view.phase === "second") return actionChoices(given);
  if (view.phase === "penalty") return penaltyChoices(given);
  if (view.phase === "kiai") return kiaiChoices(given);
  if (view.phase === "lose") {
    return legal.map((move, i) => {
      const symbol = String(move.args["symbol"]);
      const id = view.seats[given.seat]!.left.find((card) => view.cards[card]?.symbol === symbol);
      return {
        id: move.words,
        move,
        tone: "attack",
        side: "left",
        key: String(i + 1),
        title: t("seven-lose-guard", { symbol: nameOf("symbol", symbol) }),
        ...(id ? { cards: [id] } : {}),
        lines: [{ text: t(`seven-else-${symbol}`) }],
      };
    });
  }
  if (view.phase === "order") {
    const top = view.deck.seen
      .filter((c) => c.place < view.looking)
      .sort((a, b) => a.place - b.place)
      .map((c) => c.card);
    return legal.map((move, i) => ({
      id: move.words,
      move,
      tone: "ability",
      side: "left",
      key: String(i + 1),
      title: t("seven-order", { n: i + 1 }),
      cards: String(move.args["places"])
        .split(" ")
        .map((p) => top[Number(p)]!)
        .filter(Boolean),
      lines: [{ text: t("seven-order-line") }],
    }));
  }
  if (view.phase === "start") {
    return legal.map((move, i) =>
      move.kind === "use"
        ? {
            id: move.words,
            move,
            tone: "ability",
            side: "left",
            key: String(i),
            title: nameOf("samurai", String(move.args["samurai"])),
            token: String(move.args["samurai"]),
            lines: [{ text: t(`web-ability-${move.args["samurai"]}`) }],
          }
        : {
            id: move.words,
            move,
            tone: "fight",
            side: "right",
            key: "F",
            title: t("seven-do-begin"),
            sign: "swords",
            lines: [{ text: t("seven-begin-line") }],
          },
    );
  }
  return legal.map((move, i) => ({
    id: move.words,
    move,
    tone: "plain",
    side: "left",
    key: String(i + 1),
    title: moveText("seven", move),
    lines: [],
  }));
}
