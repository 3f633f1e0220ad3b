extension WebPage {
  /// The look in forced colours, where only borders and system colours remain.
  static let contrastStyle = #"""
    @media (forced-colors: active) {
      .device[data-device] { border-width: 3px; outline: 0; }
      .device, .alert, .card, .drawer, .grouped, .options, .mini, .palette, .notice, .frame {
        border: 1px solid CanvasText;
      }
      .button, .answers button, .segments, .tool, .refresh, .samples button, .branch, .bar button,
      .root { border: 1px solid ButtonBorder; }
      .segments button[aria-pressed="true"], .root[aria-current], .tool[aria-pressed="true"],
      .branch[aria-pressed="true"], .palette li[aria-selected="true"] {
        forced-color-adjust: none; background: Highlight !important;
        color: HighlightText !important;
      }
      .root[aria-current] svg, .palette [aria-selected="true"] :is(kbd, small) {
        color: HighlightText !important;
      }
      .button[data-role="primary"] { border-width: 3px; }
      .knob {
        forced-color-adjust: none; background: ButtonFace; border: 2px solid ButtonText;
        box-shadow: none;
      }
      .knob::after { background: ButtonText; top: 0; inset-inline-start: 0; box-shadow: none; }
      .toggle[aria-checked="true"] .knob { background: Highlight; border-color: Highlight; }
      .toggle[aria-checked="true"] .knob::after { background: HighlightText; }
      .track { border: 1px solid CanvasText; }
      .track i { forced-color-adjust: none; background: Highlight; }
      .scrim { forced-color-adjust: none; background: #0000008c; }
      .is-past .step.now { outline: 2px solid Highlight; outline-offset: -2px; }
      .frame[aria-current] { outline: 4px solid Highlight; outline-offset: -4px; }
      #playhead::-webkit-slider-runnable-track { forced-color-adjust: none; background: CanvasText; }
      #playhead::-webkit-slider-thumb { forced-color-adjust: none; background: Highlight;
        border-color: Canvas; box-shadow: 0 0 0 2px Highlight; }
      .image i, .badge, .mini .maximize { border: 1px solid CanvasText; }
    }
    """#
}
