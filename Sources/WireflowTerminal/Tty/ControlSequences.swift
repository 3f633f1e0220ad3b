/// The control sequences for taking a terminal over and for giving it back.
enum ControlSequences {
  /// The sequence that turns to the alternate screen, clears it and hides the cursor.
  ///
  /// The sequence also enables mouse events and bracketed paste.
  static let takeOver =
    "\u{1B}[?1049h\u{1B}[0m\u{1B}[2J\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"

  /// The sequence that reverts all of this, and also ends an incomplete frame.
  ///
  /// The first escape ends an incomplete sequence.
  ///
  /// The screen becomes blank, with the cursor at its start, because some terminals would otherwise
  /// copy a part of the picture to the shell's screen after a resize.
  static let giveBack =
    "\u{1B}\\\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?25h"
    + "\u{1B}[8h\u{1B}[?1049l"

  /// The query for the background colour.
  static let backgroundQuestion = "\u{1B}]11;?\u{1B}\\"
}
