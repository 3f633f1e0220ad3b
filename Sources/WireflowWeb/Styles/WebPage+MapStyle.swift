extension WebPage {
  /// The look of the map beside the app.
  static let mapStyle = #"""
    .map-pane { display: none; }
    .with-map .map-pane {
      flex: 1 1 0; display: flex; flex-direction: column; min-width: 0; min-height: 0;
      position: relative; border-radius: 18px; overflow: clip; background: var(--panel);
      box-shadow: 0 0 0 1px var(--line), 0 12px 34px -18px #2b264459;
    }
    .with-map .own:has(> .own-box > [data-device="phone"]) { flex: 0 1 393px; min-width: 340px; }
    .with-map.side-by-side .map-pane { display: none; }
    .map-bar { display: flex; align-items: center; gap: 10px; padding: 8px 10px 8px 16px; }
    .map-bar h2 { font-size: 13px; font-weight: 650; }
    #map-facts { flex: 1; min-width: 0; font-size: 12px; color: var(--secondary);
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #map-facts.is-growing { color: var(--accent); }
    .map-bar .tool { min-height: 30px; }
    /* A focused place moves the map, and the browser scrolls nothing. */
    .map { flex: 1; position: relative; overflow: clip; min-height: 0; cursor: grab;
      touch-action: none; background: var(--map-paper, var(--panel)); }
    #map-view { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
    #map-view > svg { position: absolute; left: 0; top: 0; overflow: visible; pointer-events: none;
      font-family: Inter, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
    .slots { position: absolute; left: 0; top: 0; }
    .spot { position: absolute; border-radius: 22px; text-align: start; background: var(--map-sheet); }
    .spot .glass { position: absolute; inset: -2px; overflow: hidden; border-radius: 24px; }
    .spot .still { position: absolute; left: 2px; top: 2px; transform-origin: 0 0; }
    .spot .device { box-shadow: none; }
    .still .content, .still .drawer, .still .roots { overflow: hidden; }
    .spot::after { content: ""; position: absolute; inset: -7px; border-radius: 26px;
      pointer-events: none; }
    .spot.visited::after { border: calc(3px / var(--k, 1)) solid var(--accent); opacity: .55; }
    .spot.chosen::after { border: calc(4px / var(--k, 1)) dashed var(--accent); opacity: 1; }
    .spot.here::after { opacity: 1; border: calc(5px / var(--k, 1)) solid var(--past);
      box-shadow: 0 0 calc(26px / var(--k, 1)) calc(6px / var(--k, 1)) color-mix(in srgb, var(--past) 55%, transparent); }
    .visits { position: absolute; z-index: 1; inset-inline-start: calc(-13px / var(--k, 1));
      bottom: calc(5px / var(--k, 1)); font: 700 calc(11px / var(--k, 1))/1.75 var(--font);
      min-width: 1.8em; padding: 0 .55em; border-radius: 1em; text-align: center;
      color: var(--on-accent); background: var(--accent); white-space: nowrap; }
    .visits:empty { display: none; }
    .here .visits { background: var(--past); }
    .spot-name { position: absolute; left: 0; right: 0; top: calc(-1.6em - 8px);
      font: 600 calc(max(13px, 9px / var(--k, 1)))/1.4 var(--font); overflow: hidden;
      text-overflow: ellipsis; white-space: pre; padding-inline-start: 1.6em; color: var(--text); }
    .map .edge { opacity: .5; }
    .map .edge.taken { opacity: 1; }
    .map .edge.taken path { stroke: var(--accent); stroke-width: calc(2.2px / var(--k, 1)); }
    .map .way path { fill: none; stroke: var(--accent); stroke-width: calc(1.6px / var(--k, 1));
      stroke-dasharray: calc(4px / var(--k, 1)) calc(4px / var(--k, 1)); stroke-linecap: round; }
    #map-place { position: absolute; left: 12px; right: 12px; bottom: 12px; display: flex;
      align-items: center; gap: 8px 12px; flex-wrap: wrap; padding: 10px 10px 10px 18px;
      border-radius: 14px; background: var(--card); box-shadow: var(--shadow), 0 0 0 1px var(--line);
      font-size: 14px; }
    #map-place span { flex: 1; color: var(--secondary); font-size: 13px; }
    #go-there { background: var(--accent); color: var(--on-accent); }
    #go-there:hover { background: var(--accent); color: var(--on-accent); filter: brightness(1.1); }
    @media (max-width: 1000px), (max-height: 480px) {
      .with-map .stage { position: relative; }
      .with-map .map-pane { position: absolute; inset: 8px; z-index: 20; }
    }
    @media (forced-colors: active) {
      .map-pane, #map-place, .spot { border: 1px solid CanvasText; }
      .spot.here::after { border-color: Highlight; }
      .spot.visited::after { border-color: LinkText; }
      .visits { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    }
    """#
}
