extension WebPage {
  /// The look of the studio around the device.
  static let studioStyle = #"""
    html, body { height: 100%; margin: 0; }
    body {
      display: grid; grid-template: 60px minmax(0, 1fr) / minmax(0, 1fr) 420px;
      grid-template-areas: "bar bar" "stage inspector";
      background: radial-gradient(120% 90% at 40% 0, var(--ground), var(--ground-2));
      color: var(--text); font: 16px/1.4 var(--font); -webkit-font-smoothing: antialiased;
      overflow: hidden;
    }
    body.wide { grid-template-columns: minmax(0, 1fr) 0; }
    body.wide .inspector { display: none; }
    .studio-bar {
      grid-area: bar; display: flex; align-items: center; gap: 14px; padding: 0 20px;
      border-bottom: 1px solid var(--line);
    }
    .app-name {
      font-size: 17px; font-weight: 650; letter-spacing: -.01em; margin-right: auto;
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
    }
    .segments { display: flex; padding: 3px; border-radius: 11px; background: var(--fill); }
    .segments button {
      display: flex; align-items: center; gap: 7px; height: 30px; padding: 0 13px;
      border-radius: 8px; font-size: 13px; font-weight: 550; color: var(--secondary);
      transition: background .15s, color .15s;
    }
    .segments button[aria-pressed="true"] {
      background: var(--card); color: var(--text); box-shadow: 0 1px 4px #0000002b;
    }
    .segments button:disabled { opacity: .4; cursor: default; }
    .segments svg { width: 16px; height: 16px; }
    .panel-switch {
      height: 36px; padding: 0 14px; border-radius: 10px; font-size: 13px; font-weight: 550;
      color: var(--secondary); background: var(--fill);
    }
    .stage {
      grid-area: stage; display: grid; place-items: center; padding: 24px; min-width: 0;
      min-height: 0; container-type: size;
    }
    .inspector {
      grid-area: inspector; display: grid; grid-template-rows: minmax(0, 3fr) minmax(0, 2fr);
      background: var(--panel); border-left: 1px solid var(--line); min-height: 0;
    }
    .pane { display: flex; flex-direction: column; min-height: 0; }
    .pane + .pane { border-top: 1px solid var(--line); }
    .pane h2 {
      padding: 15px 20px 9px; font-size: 12px; font-weight: 650; letter-spacing: .02em;
      color: var(--secondary);
    }
    .lines {
      flex: 1; overflow: auto; padding: 0 20px 18px; font: 12px/1.6 var(--mono);
      white-space: pre-wrap; overflow-wrap: anywhere; scrollbar-width: thin;
    }
    .lines:focus-visible { outline-offset: -3px; }
    .lines div { padding-left: 2ch; text-indent: -2ch; color: var(--secondary); }
    .log-pane .action { margin-top: 7px; color: var(--accent); font-weight: 600; }
    .log-pane .app { color: var(--faint); font-weight: 600; margin-top: 7px; }
    .log-pane .refused { color: var(--warning); }
    .log-pane .flow { color: var(--good); }
    .log-pane .fresh { animation: fresh 1.4s ease-out; }
    @keyframes fresh { from { background: var(--tint); } }
    .tree-pane .visible { color: var(--text); font-weight: 600; }
    .tree-pane .visible b { color: var(--accent); }
    .spoken {
      position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    .notice {
      position: fixed; left: 50%; bottom: 26px; transform: translate(-50%, 24px); opacity: 0;
      max-width: min(560px, 90vw); padding: 12px 20px; border-radius: 14px; font-size: 14px;
      background: var(--text); color: var(--panel); box-shadow: var(--shadow); z-index: 50;
      pointer-events: none; transition: opacity .2s, transform .25s var(--spring);
    }
    .notice.shown { opacity: 1; transform: translate(-50%, 0); }
    @media (max-width: 1000px) {
      body {
        grid-template: 60px minmax(0, 1fr) 240px / minmax(0, 1fr);
        grid-template-areas: "bar" "stage" "inspector";
      }
      body.wide { grid-template: 60px minmax(0, 1fr) 0 / minmax(0, 1fr); }
      .inspector {
        grid-template: minmax(0, 1fr) / minmax(0, 3fr) minmax(0, 2fr); border-left: 0;
        border-top: 1px solid var(--line);
      }
      .pane + .pane { border-top: 0; border-left: 1px solid var(--line); }
      .stage { padding: 12px; }
    }
    @media (max-width: 700px) {
      .studio-bar { gap: 8px; padding: 0 10px; }
      .app-name, .panel-switch { display: none; }
      .segments button { padding: 0 8px; }
      .segments button span { font-size: 12px; }
      #devices { margin-left: auto; }
      #devices span { display: none; }
    }
    @media (prefers-reduced-motion: reduce) {
      *, *::before, *::after { animation: none !important; transition: none !important; }
    }
    """#
}
