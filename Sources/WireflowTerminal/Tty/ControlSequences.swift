/// The control sequences for taking a terminal over and for giving it back.
enum ControlSequences {
  /// The sequence that turns to the alternate screen, clears it and hides the cursor.
  ///
  /// It also asks for the mouse and for brackets around what is pasted.
  static let takeOver =
    "\u{1B}[?1049h\u{1B}[0m\u{1B}[2J\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"

  /// The sequence that takes all of that back, and also ends a frame that was cut short.
  ///
  /// The escape alone ends a sequence that has begun.
  ///
  /// The screen is left blank, with the cursor at its start: some terminals would move a part of the
  /// picture over to the shell's screen, if the window has been resized.
  static let giveBack =
    "\u{1B}\\\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?25h"
    + "\u{1B}[?1049l"

  /// The question for the colour of the background.
  static let backgroundQuestion = "\u{1B}]11;?\u{1B}\\"
}
