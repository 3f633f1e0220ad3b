/// What the terminal is told when the app takes it over, and when it gives it back.
enum ControlSequences {
  /// Turns to the alternate screen, clears it, hides the cursor, and asks for the mouse and for
  /// brackets around what is pasted.
  static let takeOver =
    "\u{1B}[?1049h\u{1B}[0m\u{1B}[2J\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"

  /// Takes all of that back, and also ends a frame that was cut short: the escape alone ends a
  /// sequence that has begun.
  ///
  /// The screen is left blank, with the cursor at its start: some terminals would move a part of the
  /// picture over to the shell's screen, if the window has been resized.
  static let giveBack =
    "\u{1B}\\\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?25h"
    + "\u{1B}[?1049l"

  /// Asks for the colour of the background.
  static let backgroundQuestion = "\u{1B}]11;?\u{1B}\\"
}
