/** The panel's style sheet: the product's tokens, light and dark by the reader's own setting. */
export const style = `:root {
  color-scheme: light dark;
  --ink: #16211b; --quiet: #55605a; --paper: #fbfaf7; --surface: #ffffff; --line: #e4e2db; --field: #8a8f88;
  --lawn: #1f7a4d; --on-lawn: #ffffff; --lawn-soft: #e6f2eb;
  --amber: #8a5200; --amber-soft: #fff4e0; --brick: #b83a26; --brick-soft: #fdece8;
  --sky: #2a62c9; --sky-soft: #eaf1fd;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e9efeb; --quiet: #a3b0a8; --paper: #101613; --surface: #18211c; --line: #2a362f; --field: #66756c;
    --lawn: #4cc38a; --on-lawn: #0c1a12; --lawn-soft: #16291f;
    --amber: #f2b45a; --amber-soft: #2b2112; --brick: #f08a76; --brick-soft: #2e1713;
    --sky: #8db4f5; --sky-soft: #14203a;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/24px Figtree, 'Figtree Variable', 'Instrument Sans', 'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', Arial, sans-serif;
  font-variant-numeric: tabular-nums;
}
h1 { font: 600 28px/36px Fraunces, 'Fraunces Variable', Newsreader, Georgia, serif; margin: 0 0 4px; }
h2 { font-size: 20px; line-height: 28px; margin: 0; }
h3 { font-size: 14px; line-height: 20px; margin: 16px 0 8px; }
p { margin: 0; }
ul { list-style: none; margin: 0; padding: 0; }
a { color: var(--sky); text-underline-offset: 2px; }
code, pre { font: 13px/20px ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace; }
code { overflow-wrap: anywhere; }
img { display: block; max-width: 100%; }
:focus-visible { outline: 2px solid var(--lawn); outline-offset: 2px; border-radius: 6px; }
main:focus { outline: none; }
.quiet { color: var(--quiet); font-size: 14px; line-height: 20px; }
.lead { color: var(--quiet); max-width: 70ch; margin-bottom: 24px; }
.nowrap { white-space: nowrap; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.skip { position: absolute; left: 16px; top: -60px; background: var(--surface); padding: 8px 12px; border-radius: 8px; z-index: 2; }
.skip:focus { top: 8px; }
.icon { width: 20px; height: 20px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.mark { width: 24px; height: 24px; flex: none; color: var(--lawn); }

.panel { max-width: 1200px; margin: 0 auto; padding: 0 24px 40px; }
.top { display: flex; align-items: center; gap: 8px 24px; flex-wrap: wrap; padding: 16px 0; }
.brand { display: flex; align-items: center; gap: 8px; color: var(--ink); text-decoration: none; font: 600 20px/28px Fraunces, Newsreader, Georgia, serif; }
.top nav { flex: 1; }
.top nav ul { display: flex; gap: 4px; flex-wrap: wrap; }
.top nav a { display: flex; align-items: center; gap: 8px; padding: 8px 12px; border-radius: 8px; color: var(--ink); text-decoration: none; min-height: 40px; }
.top nav a:hover { background: var(--surface); }
.top nav a[aria-current] { background: var(--lawn-soft); color: var(--lawn); font-weight: 600; }
.language { padding: 8px 4px; }
.clock { display: flex; align-items: center; justify-content: space-between; gap: 12px 24px; flex-wrap: wrap; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 12px 16px; }
.clock-now { display: flex; align-items: center; gap: 8px; }
.clock-now .icon { color: var(--lawn); }
.clock-steps { display: flex; align-items: center; gap: 8px; flex-wrap: wrap; }
.control { display: flex; align-items: center; gap: 8px; flex-wrap: wrap; }
.status { min-height: 24px; margin: 8px 0; color: var(--lawn); font-size: 14px; }
.status.wrong { color: var(--brick); }
.foot { margin-top: 40px; border-top: 1px solid var(--line); padding-top: 16px; }
summary { cursor: pointer; color: var(--quiet); font-size: 14px; padding: 4px 0; }
.foot .quiet { max-width: 70ch; margin-bottom: 12px; }

.button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px; border-radius: 8px; border: 1px solid var(--lawn); background: var(--lawn); color: var(--on-lawn); cursor: pointer; }
.button.plain { background: var(--surface); color: var(--ink); border-color: var(--line); font-weight: 500; }
.button.plain:hover { border-color: var(--field); }
.button.danger { background: var(--brick-soft); color: var(--brick); border-color: var(--brick); }
.button.small { min-height: 36px; padding: 4px 12px; font-size: 14px; }
input:not([type='checkbox'], [type='hidden']), select { font: inherit; font-size: 14px; min-height: 36px; padding: 4px 8px; border: 1px solid var(--field); border-radius: 8px; background: var(--surface); color: var(--ink); max-width: 100%; }
.locked { display: grid; justify-items: start; gap: 16px; max-width: 30rem; margin: 0 auto; padding: 48px 16px; }
.locked form { display: grid; gap: 16px; justify-items: start; }
.inline { display: inline-flex; align-items: center; gap: 8px; font-size: 14px; color: var(--quiet); flex-wrap: wrap; }
.times { width: 64px; }
.chip { display: inline-flex; align-items: center; gap: 6px; border-radius: 14px; padding: 2px 10px; font-size: 13px; line-height: 20px; }
.chip .icon { width: 16px; height: 16px; }
.chip.amber { color: var(--amber); background: var(--amber-soft); }
.chip.brick { color: var(--brick); background: var(--brick-soft); }
.chip.lawn { color: var(--lawn); background: var(--lawn-soft); }

.walls { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); gap: 24px; align-items: start; }

.empty-walls { gap: 8px 24px; }
.walls + .empty-walls { border-top: 1px solid var(--line); margin-top: 16px; padding-top: 24px; }
.empty-walls .wall-head { margin-bottom: 0; padding: 4px 0; }
.empty-walls .avatar { background: var(--surface); color: var(--quiet); border: 1px solid var(--line); }
.wall-head { display: flex; align-items: center; gap: 12px; margin-bottom: 12px; }
.wall-head h2 { font-size: 16px; line-height: 24px; }
.avatar { display: grid; place-items: center; flex: none; width: 40px; height: 40px; border-radius: 50%; background: var(--sky-soft); color: var(--sky); font-weight: 600; font-size: 14px; }
.avatar.big { width: 48px; height: 48px; border-radius: 12px; background: var(--lawn-soft); color: var(--lawn); }
.post { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; margin-bottom: 16px; }
.post[data-scheduled='true'] { border-style: dashed; border-color: var(--amber); }
.post-head { display: flex; gap: 12px; align-items: center; padding: 16px 16px 12px; line-height: 20px; }
.post-text { padding: 0 16px 12px; white-space: pre-line; overflow-wrap: anywhere; }
.pictures { display: grid; gap: 2px; grid-template-columns: 1fr 1fr; }
.pictures.count-1 { grid-template-columns: 1fr; }
.pictures.count-3 img:first-child { grid-column: 1 / -1; }
.pictures img { width: 100%; height: 100%; object-fit: cover; }
.pictures.count-1 img { height: auto; }
.post-comment { display: flex; gap: 10px; align-items: start; margin: 0 16px 12px; overflow-wrap: anywhere; font-size: 14px; line-height: 20px; }
.post-link { display: flex; gap: 12px; align-items: center; margin: 0 16px 12px; padding: 12px; border: 1px solid var(--line); border-radius: 8px; text-decoration: none; overflow-wrap: anywhere; font-size: 14px; line-height: 20px; }
.post-foot { display: flex; gap: 4px 16px; flex-wrap: wrap; align-items: center; justify-content: space-between; padding: 8px 16px; font-size: 14px; color: var(--quiet); }
.post-foot:empty { display: none; }
.empty { color: var(--quiet); border: 1px dashed var(--line); border-radius: 10px; padding: 24px 16px; text-align: center; }
.empty.big { display: grid; justify-items: center; gap: 4px; padding: 64px 16px; }
.empty.big .icon { width: 32px; height: 32px; color: var(--lawn); margin-bottom: 8px; }

.mailbox { display: grid; grid-template-columns: minmax(240px, 340px) 1fr; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; background: var(--surface); }
.letters { border-right: 1px solid var(--line); max-height: 720px; overflow: auto; }
.letter-line { display: grid; padding: 12px 16px; border-bottom: 1px solid var(--line); text-decoration: none; color: var(--ink); overflow-wrap: anywhere; }
.letter-line:hover { background: var(--paper); }
.letter-line[aria-current] { background: var(--lawn-soft); box-shadow: inset 3px 0 var(--lawn); }
.letter-line:focus-visible { outline-offset: -2px; }
.letter { padding: 16px; min-width: 0; }
.letter h2 { overflow-wrap: anywhere; }
.letter dl { margin: 8px 0 16px; font-size: 14px; line-height: 20px; }
.letter dl div { display: flex; gap: 8px; }
.letter dt { color: var(--quiet); min-width: 72px; }
.letter dd { margin: 0; overflow-wrap: anywhere; }
.letter iframe { display: block; width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 8px; background: #fff; color-scheme: light; }

.stack { display: grid; gap: 24px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 16px; min-width: 0; }
.card select { display: block; min-height: 40px; }
.card label:not(.inline) { font-size: 14px; color: var(--quiet); }
.card > .control { align-items: end; margin-top: 12px; }
.active { display: flex; gap: 8px; flex-wrap: wrap; margin-bottom: 8px; }
.switches { margin-top: 16px; }
.switch { display: flex; align-items: center; justify-content: space-between; gap: 8px 24px; flex-wrap: wrap; border-top: 1px solid var(--line); padding: 12px 0; }
.switch > div { flex: 1 1 280px; }
.scroller { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
table { border-collapse: collapse; width: 100%; font-size: 14px; line-height: 20px; }
th, td { text-align: left; vertical-align: top; padding: 8px 16px; border-bottom: 1px solid var(--line); }
td pre { margin: 4px 0 0; max-width: 56ch; white-space: pre-wrap; overflow-wrap: anywhere; }
td:nth-child(2) { min-width: 260px; }

.network-other { --lawn: #3a4048; --on-lawn: #ffffff; --paper: #f3f4f5; }
.network-facebook { --lawn: #2357b8; --on-lawn: #ffffff; --paper: #f1f4f9; }
.dialog, .single { max-width: 560px; margin: 0 auto; padding: 24px 16px 40px; }
.stand-in { display: flex; gap: 8px; align-items: flex-start; background: var(--amber-soft); color: var(--amber); border-radius: 10px; padding: 12px 16px; margin-bottom: 16px; font-size: 14px; line-height: 20px; font-weight: 600; }
.dialog-card { background: var(--surface); border: 1px solid var(--line); border-top: 4px solid var(--lawn); border-radius: 10px; padding: 24px; }
.dialog-card h1 { font: 600 20px/28px Figtree, 'Segoe UI', system-ui, sans-serif; }
.dialog-card > p, .dialog-card > ul { margin-bottom: 16px; }
.people { display: grid; gap: 8px; }
.person { display: grid; grid-template-columns: 40px 1fr auto; gap: 12px; align-items: center; padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px; text-decoration: none; color: var(--ink); }
button.person { width: 100%; font: inherit; text-align: left; background: var(--surface); cursor: pointer; }
button.person .quiet { font-weight: 400; }
button.person > :last-child { max-width: 14rem; text-align: right; }
.people + .button { margin-top: 16px; }
.code { font: 600 24px/32px ui-monospace, Menlo, monospace; letter-spacing: 0.06em; }
.person:hover { border-color: var(--lawn); }
.person-name { font-weight: 600; }
fieldset { border: 0; padding: 0; margin: 16px 0; min-width: 0; }
legend { padding: 0; font-weight: 600; margin-bottom: 4px; }
.tick { display: flex; gap: 12px; align-items: flex-start; padding: 8px 0; border-bottom: 1px solid var(--line); cursor: pointer; }
.tick input { width: 20px; height: 20px; margin: 2px 0; flex: none; accent-color: var(--lawn); }
.actions { display: flex; gap: 12px; flex-wrap: wrap; margin-top: 24px; }
.dialog-card form + p { margin-top: 16px; }
@media (prefers-color-scheme: dark) {
  .network-other { --lawn: #c3c9d1; --on-lawn: #15181c; --paper: #111315; }
  .network-facebook { --lawn: #8db4f5; --on-lawn: #0d1626; --paper: #0f131a; }
}
@media (max-width: 720px) {
  .panel { padding: 0 16px 32px; }
  .top { padding: 12px 0; }
  .top nav { order: 3; flex-basis: 100%; }
  .top nav ul { justify-content: space-between; }
  .top nav a { padding: 8px; gap: 6px; font-size: 14px; }
  .brand { flex: 1; }
  .clock .inline { flex: 1 1 180px; }
  .clock input { flex: 1; min-width: 0; }
  .mailbox { grid-template-columns: 1fr; }
  .letters { border-right: 0; max-height: 280px; }
  .actions .button { flex: 1 1 100%; }
}
@media (max-width: 460px) {
  .top nav .icon { display: none; }
}
@media (prefers-reduced-motion: no-preference) {
  .button, .person, .letter-line, .top nav a { transition: background-color 150ms ease-out, border-color 150ms ease-out; }
}
.card-page { padding: 0; background: transparent; }
.card-frame form { display: grid; gap: 12px; grid-template-columns: repeat(6, 1fr); padding: 4px; align-items: end; }
.card-frame #bank { display: flex; flex-wrap: wrap; }
.card-frame p { grid-column: 1 / -1; }
.card-frame h1 { font-size: 20px; }
.card-field { grid-column: span 2; display: grid; gap: 4px; font-size: 14px; min-width: 0; }
.card-field.number { grid-column: 1 / -1; }
.card-field.first_name, .card-field.last_name { grid-column: span 3; align-content: end; }
.card-field input { font: inherit; font-size: 16px; min-height: 44px; width: 100%; padding: 8px 12px; border: 1px solid var(--field); border-radius: 8px; background: var(--surface); color: var(--ink); }
.card-field input[aria-invalid='true'] { border-color: var(--brick); outline-color: var(--brick); }
`;
