extension WindowStyle {
  /// The style of the elements on pages.
  static let elements = """
    .element { margin: 7px 0; }
    .text { margin: 8px 4px; }
    .text.heading { margin: 20px 4px 0 4px; font-weight: 700; }
    .grouped { margin: 0; padding: 9px 15px; min-height: 34px; border-radius: 0;
      background-color: @theme_base_color; border: 1px solid alpha(@theme_fg_color, 0.09);
      border-bottom-width: 0; box-shadow: none; }
    .grouped.first { margin-top: 9px; border-top-left-radius: 14px;
      border-top-right-radius: 14px; }
    .grouped.last { margin-bottom: 9px; border-bottom-width: 1px;
      border-bottom-left-radius: 14px; border-bottom-right-radius: 14px; }
    button.row { font-weight: normal; }
    button.row:hover { background-color: mix(@theme_base_color, @theme_fg_color, 0.05); }
    button.row:active { background-color: mix(@theme_base_color, @theme_fg_color, 0.1); }
    .row-line .row { padding: 0; }
    .row-line .row, .row-line .row:hover { background: none; border: none; }
    .row-menu { margin-left: 8px; opacity: 0.72; }
    .row-title { font-weight: 500; }
    .subtitle, .caption, .part, .field-label { font-size: 13px; opacity: 0.72; }
    .chevron { opacity: 0.4; margin-left: 8px; }
    .field-label { margin-bottom: 4px; }
    .samples { margin-top: 6px; }
    .chip { min-height: 22px; padding: 1px 10px; margin-right: 6px; border-radius: 12px;
      font-size: 13px; }
    .field entry { min-height: 34px; border-radius: 9px; }
    .text-view scrolledwindow { border: 1px solid alpha(currentColor, 0.2); border-radius: 9px; }
    .text-view textview, .text-view text { background: transparent; }
    .text-view .typing { padding: 7px 9px; }
    .text-view .prompt { margin: 8px 10px; opacity: 0.55; }
    .choice dropdown > button { min-height: 32px; border-radius: 9px; }
    .button { min-height: 40px; border-radius: 12px; font-weight: 600; }
    .button.suggested-action { background-image: none; border-color: transparent;
      background-color: @theme_selected_bg_color; color: @theme_selected_fg_color; }
    .destructive, .destructive label { color: @wireflow_danger; }
    .refresh { border-radius: 12px; color: @wireflow_accent; }
    .refresh-line > * { margin: 0 4px; }
    .progress { padding: 4px 4px; }
    .progress progressbar { margin-top: 8px; }
    .progress trough, .progress progress { min-height: 7px; border-radius: 4px; }
    .tile { -gtk-icon-size: 44px; min-height: 132px; border-radius: 18px; color: white; }
    .image .caption { margin-top: 6px; }
    .colour-0 { background-image: linear-gradient(140deg, #6a5cff, #a05bd6); }
    .colour-1 { background-image: linear-gradient(140deg, #0a84c6, #22b8a8); }
    .colour-2 { background-image: linear-gradient(140deg, #d9476b, #f08a4b); }
    .colour-3 { background-image: linear-gradient(140deg, #2b8a57, #8fb339); }
    .colour-4 { background-image: linear-gradient(140deg, #b0610c, #e2b33c); }
    .colour-5 { background-image: linear-gradient(140deg, #3a4a78, #6f86c9); }

    """
}
