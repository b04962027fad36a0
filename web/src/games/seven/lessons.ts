/** The lessons of a first game of 7 Samurai: each comes with its moment, points at its thing, and goes when that is done. */
import { may, phase, type Lesson, type Moment } from "../plug";
import type { SevenView } from "./types";

const seen = ({ view }: Moment): SevenView => view as unknown as SevenView;
const mine = (moment: Moment) => (moment.me === null ? undefined : seen(moment).seats[moment.me]);
/** Whether the card in hand would stand exactly on my Kiai. */
function exact(moment: Moment): boolean {
  const [view, me] = [seen(moment), mine(moment)];
  const card = view.hand ? view.cards[view.hand.card] : undefined;
  return may("attack")(moment) && !!me && !!card && me.track + card.strength === me.kiai;
}
/** Whether something of this kind has just happened to me. */
const just =
  (kinds: string[]) =>
  ({ log, me }: Moment): boolean =>
    log.slice(-8).some((e) => kinds.includes(e.kind) && e.args["seat"] === me);

export const LESSONS: Lesson[] = [
  { key: "goal", rule: "SEV-34", at: ".seven .village", when: () => true },
  { key: "fight", rule: "SEV-22", at: ".strip .choice.fight", when: may("fight") },
  { key: "card", rule: "SEV-22", at: ".strip .gate .bandit", when: may("attack") },
  { key: "exact", rule: "SEV-24", at: ".strip .choice.attack", when: exact },
  {
    key: "kiai",
    rule: "SEV-24",
    at: ".seven.kiai .strip .opts.left .choice",
    when: ({ legal, log }) =>
      legal.some((m) => m.kind.startsWith("kiai")) || log.slice(-12).some((e) => e.kind === "kiai-reached"),
  },
  { key: "penalty", rule: "SEV-20", at: ".own .pen", when: (m) => may("penalty")(m) || just(["penalty-applied"])(m) },
  {
    key: "support",
    rule: "SEV-23",
    at: ".strip .choice.group",
    when: (m) =>
      may("support")(m) &&
      !!mine(m)?.line.length &&
      !m.log.some((e) => e.kind === "supported" && e.args["from"] === m.me),
  },
  {
    key: "pass",
    rule: "SEV-25",
    at: ".strip .choice.pass",
    when: (m) => may("pass")(m) && (mine(m)?.left.length === 3 || (mine(m)?.track ?? 0) >= (mine(m)?.kiai ?? 9) - 1),
  },
  { key: "round", rule: "SEV-32", at: ".panel .night", when: ({ view }) => Number(view["round"]) >= 2 },
  { key: "end", rule: "SEV-36", spot: "left: 0.75rem; bottom: 0.75rem; width: 16.2rem", when: phase("over") },
];
