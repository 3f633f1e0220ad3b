extension WebPage {
  /// The look in small windows and at a large zoom, where the app comes first.
  static let smallStyle = #"""
    @media (max-width: 1560px) {
      #devices span, .tool kbd { display: none; }
    }
    @media (max-width: 1280px) {
      #all span, #search span, #share span { display: none; }
    }
    @media (max-width: 1120px) {
      .studio-bar .tool span, #wireframes span { display: none; }
    }
    @media (max-width: 1000px), (max-height: 480px) {
      body, body.wide { grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
        grid-template-areas: "bar" "stage" "strip"; }
      .inspector {
        grid-area: stage; z-index: 30; justify-self: end; width: min(400px, 100%);
        border-left: 1px solid var(--line); box-shadow: var(--shadow);
      }
      .stage { padding: 12px; }
    }
    @media (max-height: 760px) {
      .film { display: none; }
      .strip { padding-block: 6px; }
      .rail { height: 24px; }
    }
    @media (max-height: 480px) {
      .studio-bar { min-height: 46px; }
      .tool { min-height: 34px; }
      .strip { display: grid; grid-template: auto / auto minmax(120px, 1fr); gap: 0 10px;
        align-items: center; }
      .strip .tool span, #step-name { display: none; }
      .branches { display: none; }
      .stage { padding: 6px; }
      .caption { height: 40px; padding-top: 2px; }
    }
    @media (max-width: 700px) {
      .studio-bar { flex-wrap: wrap; gap: 6px 10px; padding: 6px 10px; }
      .app-name { flex: 1 1 40px; font-size: 15px; }
      .bar-group:not(.is-end) { order: 3; flex: 1 1 100%; }
      .bar-group { gap: 6px; }
      .segments button { padding: 0 9px; }
      .tool { padding: 0 11px; }
      .strip { padding-inline: 10px; }
      .strip .tool span { display: none; }
      .film { display: none; }
      .side-by-side .stage { overflow-x: auto; }
      .side-by-side :is(.own, .companion) { flex: none; width: 86vw; }
    }
    @media (max-width: 500px) {
      #step-name { display: none; }
      .strip-words { padding-inline: 0; font-size: 12px; }
    }
    @media (max-width: 500px), (max-height: 560px) {
      .stage { padding: 0; }
      .device:is([data-device="phone"], [data-device="tablet"]) { width: 100cqw; height: 100cqh;
        border: 0; border-radius: 0; outline: 0; }
      .device:not([data-device="desktop"]) .device-top { display: none; }
      .device:not([data-device="desktop"]) .device-bottom { height: 0; }
      .device:not([data-device="desktop"]) .device-bottom::after { content: none; }
      .in-past:not(.shared) .stage { padding: 3px; }
      .in-past .own .device { outline-offset: 0; }
    }
    /* A low screen has its bars in few rows, like a phone that is held sideways. */
    @media (max-height: 560px) {
      .stage .bar.is-large { min-height: 44px; padding: 6px 12px 2px; }
      .stage .bar.is-large .title { font-size: 24px; }
      .stage [data-navigation="tabs"] > .roots .root { flex-direction: row; gap: 7px;
        justify-content: center; font-size: 13px; }
      .stage [data-navigation="tabs"] > .roots .badge { position: static; }
      .stage :is([data-navigation="tabs"], [data-navigation="drawer"]) > .mini .title {
        flex: 1 1 110px; }
    }
    """#
}
