extension WindowStyle {
  /// The style of the layers in front of the base.
  static let layers = """
    @keyframes wireflow-appear { from { opacity: 0; } to { opacity: 1; } }
    @keyframes wireflow-rise { from { transform: translateY(90px); opacity: 0; } }
    @keyframes wireflow-grow { from { transform: scale(0.94); opacity: 0; } }
    @keyframes wireflow-slide { from { transform: translateX(-280px); } }
    .shade { background-color: rgba(8, 8, 16, 0.42);
      animation: wireflow-appear 200ms ease-out; }
    .card { border-radius: 18px; box-shadow: 0 16px 50px rgba(0, 0, 0, 0.35);
      animation: wireflow-grow 200ms ease-out; }
    .card .region, .card .page { background-color: transparent; }
    .card.sheet { border-bottom-left-radius: 0; border-bottom-right-radius: 0;
      animation: wireflow-rise 260ms ease-out; }
    .card.whole { border-radius: 0; box-shadow: none; animation: wireflow-rise 260ms ease-out; }
    .panel { background-color: @theme_bg_color; box-shadow: 6px 0 40px rgba(0, 0, 0, 0.3);
      animation: wireflow-slide 220ms ease-out; }
    .notice {
      margin: 16px; padding: 6px 6px 6px 18px; border-radius: 14px;
      color: @theme_bg_color; background: @theme_fg_color;
    }
    .notice button { margin-left: 8px; color: @theme_bg_color; font-weight: 700; }
    .notice button:hover { background: alpha(@theme_bg_color, 0.15); }
    .notice .notice-close { font-weight: 500; }
    .alert-content { padding: 22px 20px 18px 20px; }
    .alert-title { font-weight: 700; font-size: 17px; margin-bottom: 6px; }
    .alert-message { opacity: 0.8; }
    .alert-content .field { margin-top: 14px; }
    .answers { margin-top: 18px; }
    .answer { min-height: 40px; border-radius: 12px; margin: 3px; font-weight: 600; }
    .answer:disabled { opacity: 0.45; }
    .answer.plain { color: @wireflow_accent; }
    .answer.destructive { color: @wireflow_danger; }

    """
}
