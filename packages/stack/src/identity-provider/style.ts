/** The look of the house in one small sheet: the provider is another site, so it shares no bundle with ours. */
export const style = `
:root { color-scheme: dark; --bg: #0B0B0D; --surface: #141417; --raised: #1C1C21; --text: #F5F1E8;
  --muted: #B4AC9C; --gold: #D9B45B; --on-gold: #14110A; --down: #FF8A80; --border: #6E6A61; }
@media (prefers-color-scheme: light) { :root { color-scheme: light; --bg: #FBF8F1; --surface: #FFFFFF;
  --raised: #F3EDE0; --text: #1B1812; --muted: #5E5646; --gold: #7A5A10; --on-gold: #FFFFFF;
  --down: #B3261E; --border: #8A8172; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--bg); color: var(--text); font: 16px/1.6 'Instrument Sans', system-ui, sans-serif; }
main { width: 100%; max-width: 416px; padding: 32px; background: var(--surface); border-radius: 12px;
  border-top: 2px solid var(--gold); }
h1 { margin: 0 0 8px; font: 600 31px/1.2 Fraunces, Georgia, serif; }
p { margin: 0 0 24px; color: var(--muted); }
form { display: grid; gap: 20px; }
.field { display: grid; gap: 4px; }
label { font-weight: 600; }
small { color: var(--muted); font-weight: 400; font-size: inherit; }
input { width: 100%; min-height: 48px; padding: 8px 12px; color: inherit; background: var(--raised);
  border: 1px solid var(--border); border-radius: 6px; font: inherit; }
input[aria-invalid='true'] { border-color: var(--down); }
.error { margin: 0; color: var(--down); }
button { min-height: 48px; padding: 8px 20px; color: var(--on-gold); background: var(--gold); border: 0;
  border-radius: 6px; font: inherit; font-weight: 600; cursor: pointer; }
a { color: var(--gold); }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
`;
