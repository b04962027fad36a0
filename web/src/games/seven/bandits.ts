/** The bandits behind the numbers: one drawing for every strength, kept once on the page and used by all cards. */
export const STRENGTHS = [1, 2, 3, 4, 5, 6];

/** The drawing of a strength, as the inside of an SVG. */
export function bandit(s: number): string {
  const ink = "#241a16",
    skin = ["", "#dcb894", "#d3a67c", "#cf9f77", "#c48f69", "#8c8a86", "#7d2018"][s];
  const robe = ["", "#5d6a58", "#4d5a6e", "#6a4a3a", "#553a4c", "#39424f", "#241a1c"][s];
  const sun = ["", "#cdbd92", "#c6b48c", "#cfa984", "#c99a7b", "#b98560", "#d8a24a"][s];
  const weapon =
    (
      {
        1: `<path d="M92,40 L80,118" stroke="#6e7d45" stroke-width="4"/><path d="M90.4,52 l2.6,.5 M86,82 l2.6,.5" stroke="${ink}" stroke-width="1"/>`,
        2: `<path d="M88,112 V52" stroke="#5b4427" stroke-width="3.4"/><path d="M88,54 Q86,40 72,38 Q84,44 85,56Z" fill="#9aa0a6" stroke="${ink}" stroke-width="1"/>`,
        3: `<path d="M78,112 Q90,80 92,34" stroke="#b9bfc4" stroke-width="3.6" fill="none"/><path d="M76,103 l10,3" stroke="${ink}" stroke-width="3"/>`,
        4: `<path d="M80,112 Q91,80 93,40 M52,112 Q41,80 40,40" stroke="#b9bfc4" stroke-width="3.4" fill="none"/>`,
        5: `<path d="M88,116 V50" stroke="#3a2a20" stroke-width="3.6"/><path d="M86,52 Q82,34 92,22 Q96,38 90,52Z" fill="#c5cace" stroke="${ink}" stroke-width="1"/>`,
        6: `<path d="M43,112 V20 M91,112 V20" stroke="#2b1a14" stroke-width="2.6"/><path d="M43,22 h13 q-3,9 0,18 q-3,7 0,14 h-13Z M91,22 h-13 q3,9 0,18 q3,7 0,14 h13Z" fill="#b3392f" stroke="${ink}" stroke-width="1"/>`,
      } as Record<number, string>
    )[s] ?? "";
  const gear =
    (
      {
        1: `<path d="M48,74 Q46,50 67,49 Q88,50 86,74 L84,90 Q80,98 67,99 Q54,98 50,90Z" fill="#46597a"/><path d="M54,70 Q56,62 67,62 Q78,62 80,70 Q80,84 67,88 Q54,84 54,70Z" fill="${skin}"/><path d="M67,95 l-7,9 M67,95 l7,9" stroke="#46597a" stroke-width="5"/>`,
        2: `<path d="M52,70 Q50,52 67,52 Q84,52 82,70 L79,62 L73,64 L67,59 L61,64 L55,62Z M63,52 q4,-11 8,0Z" fill="${ink}"/><path d="M56,84 Q67,98 78,84 Q78,92 67,96 Q56,92 56,84Z" fill="${ink}" opacity=".55"/>`,
        3: `<path d="M52,68 Q51,50 67,50 Q83,50 82,68 Q76,58 67,58 Q58,58 52,68Z" fill="${ink}"/><path d="M51,63 Q67,56 83,63 V69 Q67,62 51,69Z" fill="#a3301f"/><path d="M83,65 l9,-5 M83,67 l10,3" stroke="#a3301f" stroke-width="3"/><path d="M74,72 l5,11" stroke="#7a2a1e" stroke-width="1.6"/>`,
        4: `<path d="M46,80 L45,62 L51,64 L49,51 L58,55 L61,46 L67,53 L74,45 L77,55 L86,51 L83,64 L89,62 L88,80 L82,66 Q67,58 52,66Z" fill="${ink}"/><path d="M52,82 Q67,78 82,82 Q81,96 67,100 Q53,96 52,82Z" fill="#5b2530"/>`,
        5: `<path d="M44,66 Q67,40 90,66 Q67,58 44,66Z" fill="#2a2f38" stroke="#8a7a4c" stroke-width="1.4"/><path d="M53,80 Q67,76 81,80 L78,94 Q67,103 56,94Z" fill="#3a3f48" stroke="${ink}" stroke-width="1"/><path d="M59,88 h16 M61,93 h12" stroke="#c5b27a" stroke-width="1.3"/><path d="M67,49 a4.4,4.4 0 1 1 -.01,0" fill="#c9a24a"/>`,
        6: `<path d="M46,72 Q45,46 67,45 Q89,46 88,72 L92,80 L84,78 Q67,56 50,78 L42,80Z" fill="#1d1618" stroke="#caa04a" stroke-width="1.3"/><path d="M67,52 Q44,46 41,20 Q52,38 67,40 Q82,38 93,20 Q90,46 67,52Z" fill="#e3b64e" stroke="${ink}" stroke-width="1.1"/><path d="M54,82 Q67,88 80,82 L77,96 Q67,104 57,96Z" fill="#5e1510"/><path d="M58,86 l2.4,5 l2.4,-4.4 M76,86 l-2.4,5 l-2.4,-4.4" stroke="#f3e6c8" stroke-width="1.5" fill="none"/>`,
      } as Record<number, string>
    )[s] ?? "";
  const eye = s === 6 ? "#ffcf5c" : s === 5 ? "#f3e6c8" : ink;
  return `<circle cx="67" cy="62" r="${s >= 5 ? 33 : 28}" fill="${sun}"/>${weapon}<path d="M37,137 Q38,108 56,101 L67,106 L78,101 Q96,108 97,137Z" fill="${robe}"/><path d="M56,101 L67,122 L78,101" fill="none" stroke="#e9dcc0" stroke-width="2.4" opacity=".8"/><path d="M60,90 h14 v14 l-7,4 l-7,-4Z" fill="${skin}"/><path d="M52,70 Q52,54 67,54 Q82,54 82,70 Q82,88 74,95 Q67,99 60,95 Q52,88 52,70Z" fill="${skin}" stroke="${ink}" stroke-width="1.1"/>${gear}<path d="M56,70 L64,73.4 M78,70 L70,73.4" stroke="${s >= 5 ? eye : ink}" stroke-width="2.2" stroke-linecap="round"/><path d="M58.4,76.4 h4.4 M71.2,76.4 h4.4" stroke="${eye}" stroke-width="2.2" stroke-linecap="round"/>${s <= 3 ? `<path d="M62,89 q5,-3 10,0" stroke="${ink}" stroke-width="1.6" fill="none"/>` : ""}`;
}
