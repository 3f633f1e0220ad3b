extension WebPage {
  /// The look of root items, columns and the bars of pages.
  static let screenStyle = #"""
    .region {
      position: absolute; inset: 0; display: grid; min-height: 0;
      grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
      grid-template-areas: "columns" "mini" "roots"; background: var(--app);
    }
    .region[data-navigation="sidebar"] {
      grid-template: minmax(0, 1fr) auto / 248px minmax(0, 1fr);
      grid-template-areas: "roots columns" "mini mini";
    }
    .region[data-navigation="sidebar"][data-dock="in the sidebar"] {
      grid-template-areas: "roots columns" "mini columns";
    }
    .region[data-navigation="drawer"] {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); grid-template-areas: "columns" "mini";
    }
    .columns { grid-area: columns; display: flex; min-width: 0; min-height: 0; }
    .column { position: relative; flex: 1 1 0; min-width: 0; overflow: hidden; }
    .columns[data-count="2"] .column:first-child { flex: 0 0 min(372px, 44%); }
    .column + .column { border-inline-start: 1px solid var(--line); }
    .column.is-empty { background: var(--app); }
    .roots, .dots { grid-area: roots; }
    .root {
      position: relative; display: flex; align-items: center; color: var(--secondary);
      font-weight: 550; -webkit-tap-highlight-color: transparent;
    }
    .root svg { width: 25px; height: 25px; flex: none; }
    .root[aria-current] { color: var(--accent); }
    .badge {
      min-width: 19px; height: 19px; padding: 0 6px; border-radius: 10px; font-size: 12px;
      line-height: 19px; font-weight: 650; text-align: center; color: #fff; background: #d22633;
    }
    .region[data-navigation="tabs"] > .roots {
      display: flex; justify-content: center; padding: 7px 8px 3px; background: var(--bar);
      border-top: 1px solid var(--line);
    }
    .region[data-navigation="tabs"] > .roots .root {
      flex: 0 1 130px; flex-direction: column; gap: 3px; padding: 3px 4px; font-size: 11px;
      border-radius: 12px;
    }
    .region[data-navigation="tabs"] > .roots .title {
      max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: pre;
    }
    .region[data-navigation="tabs"] > .roots .badge {
      position: absolute; top: -1px; inset-inline-start: calc(50% + 6px);
    }
    .region[data-navigation="sidebar"] > .roots {
      padding: 22px 12px; border-inline-end: 1px solid var(--line); background: var(--panel);
      overflow: auto;
    }
    .region[data-navigation="pages"] > .columns, .region[data-navigation="pages"] .content {
      touch-action: pan-y pinch-zoom;
    }
    .dots { display: flex; align-items: center; justify-content: center; gap: 10px; padding: 4px; }
    .dots .marks { display: flex; flex-wrap: wrap; justify-content: center; }
    .dots .dot { display: grid; place-items: center; width: 24px; height: 40px; }
    .dots .dot::before {
      content: ""; width: 8px; height: 8px; border-radius: 4px; background: var(--secondary);
      opacity: .45; transition: width .2s, opacity .2s;
    }
    .dots .dot[aria-current]::before { width: 20px; background: var(--accent); opacity: 1; }
    .dots :is(.previous, .next) {
      display: grid; place-items: center; width: 40px; height: 40px; color: var(--accent);
    }
    .dots :is(.previous, .next):disabled { opacity: .25; }
    .dots svg { width: 20px; height: 20px; }
    [dir="rtl"] svg:is([data-icon="back"], [data-icon="next"]) { transform: scaleX(-1); }
    .drawer-layer { position: absolute; inset: 0; z-index: 4; }
    .drawer {
      position: absolute; inset-block: 0; inset-inline-start: 0; width: min(300px, 82%); padding: 22px 12px;
      background: var(--panel); box-shadow: var(--shadow); overflow: auto;
    }
    .drawer-name {
      padding: 4px 12px 16px; font-size: 20px; font-weight: 700; letter-spacing: -.02em;
    }
    .drawer .root, .region[data-navigation="sidebar"] > .roots .root {
      width: 100%; gap: 13px; padding: 11px 12px; border-radius: 12px; font-size: 15px;
      text-align: start; color: var(--text);
    }
    .drawer .root svg, .region[data-navigation="sidebar"] > .roots .root svg {
      width: 22px; height: 22px; color: var(--accent);
    }
    .drawer .root .title, .region[data-navigation="sidebar"] > .roots .title { flex: 1; }
    .drawer .root[aria-current], .region[data-navigation="sidebar"] .root[aria-current] {
      background: var(--tint); color: var(--accent);
    }
    .page {
      position: absolute; inset: 0; display: flex; flex-direction: column;
      background: var(--app); container-type: inline-size;
    }
    /* The buttons keep their texts, and a long title gives way. Only a text that would take more
       than its share of the bar is cut. */
    .bar {
      display: grid;
      grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
      align-items: center; min-height: 50px; padding: 0 10px; gap: 8px; flex: none;
      background: var(--app);
    }
    .bar .title {
      grid-column: 2; font-size: 17px; font-weight: 650; letter-spacing: -.01em;
      overflow: hidden; text-overflow: ellipsis; white-space: pre; text-align: center;
    }
    .bar .leading { grid-column: 1; display: flex; max-width: 48cqw; }
    .bar .trailing {
      grid-column: 3; display: flex; justify-content: flex-end; justify-self: end; max-width: 36cqw;
    }
    .bar button {
      display: flex; align-items: center; gap: 3px; min-width: 0; height: 38px; padding: 0 8px;
      border-radius: 10px; color: var(--accent); font-size: 16px; white-space: pre;
    }
    .bar button svg { width: 22px; height: 22px; flex: none; }
    .bar button span { overflow: hidden; text-overflow: ellipsis; }
    .bar .dismiss { font-weight: 600; }
    .bar.is-large { grid-template-columns: auto minmax(0, 1fr) auto; padding: 14px 12px 4px; }
    .bar.is-large .title {
      font-size: 31px; line-height: 1.15; font-weight: 740; letter-spacing: -.025em;
      text-align: start; padding-inline-start: 8px; white-space: pre-wrap; overflow-wrap: anywhere;
    }
    /* In a narrow column, the large title has a row of its own below the buttons. */
    @container (max-width: 300px) {
      .bar.is-large .title { grid-column: 1 / -1; grid-row: 2; }
    }
    .content {
      flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain;
      padding: 10px 18px 28px; scrollbar-width: thin; display: flex; flex-direction: column;
    }
    .content > * { flex: none; width: 100%; max-width: 680px; margin-inline: auto; }
    .page.is-scrolled .bar { box-shadow: 0 1px var(--line); }
    button:active:not(.option) { opacity: .62; }
    """#
}
