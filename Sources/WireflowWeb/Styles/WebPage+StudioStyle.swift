extension WebPage {
  /// The look of the studio around the device.
  static let studioStyle = #"""
    html, body { height: 100%; margin: 0; }
    [hidden] { display: none !important; }
    body {
      display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 400px;
      grid-template-areas: "bar bar" "stage inspector" "strip strip";
      background: radial-gradient(120% 90% at 40% 0, var(--ground), var(--ground-2));
      color: var(--text); font: 16px/1.4 var(--font); -webkit-font-smoothing: antialiased;
      overflow: hidden;
    }
    body.wide { grid-template-columns: minmax(0, 1fr) 0; }
    body.wide .inspector { display: none; }
    .studio-bar {
      grid-area: bar; display: flex; align-items: center; gap: 14px; min-height: 60px;
      padding: 0 18px; background: var(--panel); border-bottom: 1px solid var(--line);
    }
    .app-name {
      font-size: 17px; font-weight: 650; letter-spacing: -.01em; min-width: 0;
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
    }
    .bar-group { display: flex; align-items: center; gap: 10px; flex: none; }
    .bar-group.is-end { margin-inline-start: auto; gap: 8px; }
    .segments { display: flex; padding: 3px; border-radius: 11px; background: var(--fill); }
    .segments button, .tool {
      display: flex; align-items: center; gap: 7px; min-height: 32px; padding: 0 12px;
      border-radius: 8px; font-size: 13px; font-weight: 550; color: var(--secondary);
      white-space: nowrap; transition: background .15s, color .15s;
    }
    .segments button[aria-pressed="true"] {
      background: var(--card); color: var(--text); box-shadow: 0 1px 4px #0000002b;
    }
    .segments button:disabled, .tool:disabled { opacity: .4; cursor: default; }
    .segments svg, .tool svg { width: 16px; height: 16px; flex: none; }
    .tool { min-height: 38px; border-radius: 10px; background: var(--fill); }
    .tool:not(:disabled):hover { color: var(--text); background: var(--fill-2); }
    .tool[aria-expanded="true"], .tool[aria-pressed="true"] { color: var(--text); }
    .tool kbd {
      font: 12px/1 var(--mono); padding: 3px 6px; border-radius: 5px; background: var(--card);
    }
    .stage { grid-area: stage; display: flex; gap: 20px; padding: 22px; min-width: 0; min-height: 0; }
    .own, .companion { flex: 1 1 0; display: flex; flex-direction: column; min-width: 0; min-height: 0; }
    .own-box, .companion-box {
      flex: 1; display: grid; place-items: center; place-content: center; min-width: 0;
      min-height: 0; container-type: size;
    }
    .companion-box, .own-box.is-scaled { overflow: clip; overflow-clip-margin: 90px; }
    .companions { display: contents; }
    .caption .place, #map-place b, .palette li, .notice { white-space: pre-wrap; }
    #step-name { white-space: pre; }
    .screen { transition: opacity .2s; }
    .is-waiting .own .screen { opacity: .35; }
    .in-past .own .device { outline: 3px solid var(--past); outline-offset: 3px; }
    .caption { padding: 12px 4px 0; height: 132px; overflow: auto; text-align: center; }
    .caption h2 { font-size: 14px; font-weight: 650; }
    .caption .place { font-size: 13px; color: var(--secondary); }
    .caption .effects { padding-top: 4px; font: 12px/1.5 var(--mono); color: var(--secondary); }
    .caption .effect { overflow-wrap: anywhere; }
    .caption .differs { color: var(--warning); font-weight: 600; }
    .still { position: relative; display: grid; place-items: center; container-type: size; }
    .bench { position: fixed; left: -9999px; top: 0; visibility: hidden; }
    .stage [data-navigation="sidebar"] > .mini { padding: 12px; }
    .stage [data-navigation="sidebar"] > .mini .maximize { position: absolute; top: 10px;
      inset-inline-start: 10px; width: 36px; height: 36px; }
    .stage [data-navigation="sidebar"] > .mini .elements { padding: 0; gap: 8px; }
    .stage [data-navigation="sidebar"] > .mini .title {
      min-height: 38px; padding-inline-start: 46px; white-space: pre-wrap; align-content: center;
    }
    .stage [data-navigation="sidebar"] > .mini .progress { flex-basis: 100%; padding: 0; }
    .stage [data-navigation="sidebar"] > .mini .button {
      flex: 1 1 auto; padding-inline: 8px; font-size: 13px;
    }
    .spoken {
      position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    .notice {
      grid-area: stage; place-self: end center; margin: 0 12px 18px; transform: translateY(24px);
      opacity: 0; max-width: min(560px, 90vw); padding: 12px 20px; border-radius: 14px; font-size: 14px;
      background: var(--text); color: var(--panel); box-shadow: var(--shadow); z-index: 50;
      pointer-events: none; transition: opacity .2s, transform .25s var(--spring);
      overflow-wrap: anywhere;
    }
    .notice.shown { opacity: 1; transform: none; }
    @media (prefers-reduced-motion: reduce) {
      *, *::before, *::after { animation: none !important; transition: none !important; }
    }
    """#
}
