extension MapPage {
  /// The look of the page around the posters, on a screen and on paper.
  static let style = #"""
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body {
      display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto; overflow: hidden;
      background: var(--map-paper); color: var(--map-text);
      font: 14px/1.4 Inter, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
    }
    body > header {
      grid-column: 1 / 3; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px;
      padding: 7px 14px; background: var(--map-sheet); border-bottom: 1px solid var(--map-rule);
    }
    body > header h1 { margin: 0 4px 0 0; font-size: 17px; letter-spacing: -.01em; }
    body > header label { color: var(--map-soft); }
    body > header :is(button, select, input), aside > button, aside .way, .film-bar button {
      font: inherit; color: var(--map-text); background: var(--map-paper); min-height: 32px;
      border: 1px solid var(--map-rule); border-radius: 9px; padding: 3px 10px; cursor: pointer;
    }
    body > header input { flex: 1 1 180px; max-width: 300px; cursor: text; }
    body > header select { max-width: 170px; }
    #count { flex: 1; color: var(--map-soft); white-space: nowrap; }
    .views { display: flex; }
    .views button { border-radius: 0; margin-left: -1px; }
    .views button:first-child { border-radius: 9px 0 0 9px; }
    .views button:last-child { border-radius: 0 9px 9px 0; }
    body > header [aria-pressed="true"] { background: var(--map-text); color: var(--map-paper); }
    body > header #traps { background: var(--map-trapGround);
      color: var(--map-trapText); border-color: var(--map-trap); font-weight: 600; }
    :focus-visible { outline: 3px solid var(--map-accent); outline-offset: 2px; }
    main { position: relative; overflow: hidden; min-width: 0; cursor: grab; touch-action: none; }
    #view { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
    #view.all { display: flex; flex-wrap: wrap; gap: 40px 60px; align-items: start; }
    .sheet { position: relative; margin-bottom: 60px; }
    .sheet[hidden] { display: none; }
    @media screen { .bare .head, .bare .lists { visibility: hidden; } }
    .sheet > svg, .slots { position: absolute; left: 0; overflow: visible; }
    .over { pointer-events: none; }
    .over .hit, .over .mark, .over .trap { pointer-events: all; cursor: pointer; }
    .over .hit { pointer-events: stroke; }
    .place { position: absolute; cursor: pointer; border-radius: 22px; outline: none; }
    .glass { position: absolute; inset: -2px; overflow: hidden; contain: strict; }
    .glass > .still { left: 2px; top: 2px; }
    .place .still { position: absolute; transform-origin: 0 0; container-type: size; display: grid;
      place-items: center; }
    .place .device, #panel .device { box-shadow: none; outline-color: var(--map-rim); }
    .still .content, .still .drawer, .still .roots { overflow: hidden; }
    .still .clock { visibility: hidden; }
    .bench { position: fixed; left: -4000px; top: 0; }
    .bench .still { container-type: size; display: grid; place-items: center; }
    .place:focus-visible::after, .place.selected::after {
      content: ""; position: absolute; inset: -9px; border-radius: 24px;
      border: 4px solid var(--map-accent); pointer-events: none;
    }
    .place.less::before { content: ""; position: absolute; inset: -7px; border-radius: 22px;
      border: 3px dashed var(--map-lost); pointer-events: none; }
    .place.new::before { content: ""; position: absolute; inset: -7px; border-radius: 22px;
      border: 4px solid var(--map-added); pointer-events: none; }
    .only { position: absolute; left: 50%; bottom: -10px; translate: -50% 0; z-index: 2;
      line-height: 1.35; white-space: nowrap; padding: 1px 8px; border-radius: 9px;
      font-weight: 600; background: var(--map-text); color: var(--map-paper); }
    .edge, .count { transition: opacity .15s; }
    .edge.lit path:not(.hit) { stroke-width: 4.5; }
    .edge.differs > path:not(.hit) { stroke-dasharray: 7 5; }
    .tracing :is(.edge, .count[data-link]):not(.lit), .dimmed { opacity: .22; }
    aside {
      width: 372px; overflow: auto; padding: 16px 18px 30px; background: var(--map-sheet);
      border-left: 1px solid var(--map-rule); white-space: pre-wrap;
    }
    aside h2 { margin: 0; font-size: 19px; letter-spacing: -.01em; }
    aside h3 { margin: 18px 0 6px; font-size: 13px; color: var(--map-soft); }
    aside p { margin: 0; color: var(--map-soft); }
    aside .close { float: right; }
    aside ul { margin: 0; padding: 0; list-style: none; }
    aside .way { display: block; width: 100%; text-align: left; margin-bottom: 5px; }
    aside .way em { font-style: normal; color: var(--map-soft); }
    aside .way small { display: block; font-size: 12px; color: var(--map-soft); }
    aside .trap { padding: 9px 11px; border-radius: 10px; margin: 8px 0;
      background: var(--map-trapGround); color: var(--map-trapText); }
    .added { color: var(--map-added); } .removed { color: var(--map-trapText); }
    pre { margin: 0; padding: 9px 11px; border-radius: 10px; background: var(--map-paper);
      overflow: auto; font: 12px/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .film { position: relative; overflow: hidden; margin: 8px auto; }
    .film .still { transform-origin: 0 0; container-type: size; display: grid; place-items: center; }
    .film-bar { display: flex; gap: 6px; align-items: center; }
    .film-bar span { flex: 1; text-align: center; font: 12px ui-monospace, Menlo, monospace; }
    #announce { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    @media (max-width: 760px) {
      body { grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr); }
      body > header { grid-column: 1; } header label, #count { display: none; }
      aside { width: auto; max-height: 45vh; border-left: 0; border-top: 1px solid var(--map-rule); }
    }
    @media (forced-colors: active) { [aria-pressed="true"] { outline: 3px solid; } }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
    @media print {
      html, body { height: auto; background: #fff; -webkit-print-color-adjust: exact;
        print-color-adjust: exact; }
      body { display: block; overflow: visible; }
      body > header, aside, #announce { display: none !important; }
      main, #view { position: static; overflow: visible; transform: none !important; }
      /* A browser shrinks what is wider than the paper, and all other pages with it. */
      #view.all { display: block; width: auto !important; }
      .sheet { margin: var(--paper-margin, 0); break-inside: avoid; zoom: var(--paper-scale, .5); }
      .sheet:not([hidden]) ~ .sheet:not([hidden]) { break-before: page; }
      .dimmed, .tracing :is(.edge, .count) { opacity: 1 !important; }
      .place.selected::after { display: none; }
    }
    """#
}
