extension WindowStyle {
  /// The style of regions, pages and their bars.
  static let pages = """
    @define-color wireflow_accent mix(@theme_selected_bg_color, @theme_fg_color, 0.42);
    @define-color wireflow_danger mix(#e0313f, @theme_fg_color, 0.22);
    window.wireflow { font-size: 15px; }
    .region, .page, .card { background-color: @theme_bg_color; }
    .column.narrow { border-right: 1px solid alpha(@theme_fg_color, 0.1); }
    .bar { min-height: 50px; padding: 2px 10px; }
    .bar .title { font-weight: 700; font-size: 16px; padding: 0 10px; }
    .bar .start, .bar .end { min-height: 36px; }
    .bar-button { min-height: 32px; padding: 0 8px; border-radius: 10px; font-weight: 500;
      color: @wireflow_accent; }
    .bar-button image { margin-right: 2px; }
    .content { padding: 6px 18px 28px 18px; }
    .empty-icon { -gtk-icon-size: 56px; opacity: 0.16; }
    .sidebar { background-color: shade(@theme_bg_color, 0.965); min-width: 212px;
      border-right: 1px solid alpha(@theme_fg_color, 0.1); }
    .roots { padding: 14px 10px; }
    .roots .root { min-height: 38px; padding: 2px 12px; margin-bottom: 3px; border-radius: 11px;
      font-weight: 500; }
    .roots .root-icon { margin-right: 11px; opacity: 0.75; }
    .roots .root.selected { background-color: alpha(@theme_selected_bg_color, 0.16);
      color: @wireflow_accent; font-weight: 700; }
    .tabs { background-color: shade(@theme_bg_color, 0.965); padding: 5px 8px 7px 8px;
      border-top: 1px solid alpha(@theme_fg_color, 0.1); }
    .tabs .root { padding: 4px 2px; border-radius: 12px; font-size: 12px; font-weight: 500; }
    .tabs .root-icon { -gtk-icon-size: 20px; margin: 2px 0 3px 0; }
    .tabs .root.selected { color: @wireflow_accent; font-weight: 700; }
    .dots { padding: 2px 8px 6px 8px; }
    .dots .turn { min-width: 34px; min-height: 34px; color: @wireflow_accent; }
    .dots .dot { min-width: 12px; min-height: 34px; padding: 0 6px; }
    .dots .mark { min-width: 8px; min-height: 8px; border-radius: 4px;
      background-color: alpha(@theme_fg_color, 0.3); }
    .dots .selected .mark { min-width: 20px; background-color: @wireflow_accent; }
    .badge { background-color: #e01b3c; color: white; border-radius: 10px; font-size: 11px;
      font-weight: 700; padding: 0 6px; min-height: 18px; min-width: 8px; }
    .tabs .badge { margin-left: 30px; }
    .strip { background-color: shade(@theme_bg_color, 0.93);
      border-top: 1px solid alpha(@theme_fg_color, 0.1); padding: 4px 6px 8px 6px; }
    .strip .bar { min-height: 38px; }
    .strip .content { padding: 0 12px; }
    .strip .element { margin: 2px 0; }
    .strip .button { min-height: 30px; margin: 4px 3px; padding: 2px 8px; font-size: 14px; }
    .strip .line { margin: 0 -3px; }
    .variant { padding: 0 12px; min-height: 26px; font-size: 13px; font-weight: 500; }
    headerbar { min-height: 40px; }
    .variant.selected { background-image: none; background-color: @theme_selected_bg_color;
      color: @theme_selected_fg_color; }

    """
}
