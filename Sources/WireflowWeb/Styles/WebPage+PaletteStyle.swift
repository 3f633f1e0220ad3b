extension WebPage {
  /// The look of the palette.
  static let paletteStyle = #"""
    .palette {
      width: min(620px, 92vw); max-height: min(520px, 80vh); margin: 12vh auto auto; padding: 0;
      border: 0; border-radius: 18px; overflow: hidden; color: var(--text);
      background: var(--panel); box-shadow: var(--shadow), 0 0 0 1px var(--line);
    }
    .palette::backdrop { background: var(--scrim); }
    .palette[open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; }
    .palette input {
      border: 0; padding: 16px 20px; font-size: 17px; background: none;
      border-bottom: 1px solid var(--line);
    }
    .palette input:focus-visible { outline: none; }
    .palette ul { margin: 0; padding: 8px; overflow-y: auto; list-style: none; }
    .palette li {
      display: flex; justify-content: space-between; gap: 16px; padding: 9px 12px;
      border-radius: 10px; font: 14px/1.4 var(--mono); overflow-wrap: anywhere; cursor: pointer;
    }
    .palette li[aria-selected="true"] { background: var(--accent); color: var(--on-accent); }
    .palette kbd, .palette small { flex: none; font: inherit; color: var(--secondary); }
    .palette [aria-selected="true"] :is(kbd, small) { color: inherit; }
    .palette p { padding: 0 20px 16px; color: var(--secondary); }
    .palette p:empty { display: none; }
    """#
}
