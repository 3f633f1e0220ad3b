/// One visible effect of a request: the command for the backend, and the line for the log.
///
/// The stage creates the line after the whole change, because titles are code of the app.
@MainActor
struct Step {
  let command: PresentationCommand?
  let isAnimated: Bool
  let style: TransitionStyle?
  private let line: () -> PresentationLog.Entry

  init(
    _ command: PresentationCommand?, isAnimated: Bool, style: TransitionStyle?,
    _ line: @escaping () -> PresentationLog.Entry
  ) {
    self.command = command
    self.isAnimated = isAnimated
    self.style = command?.takesStyle == true ? style : nil
    self.line = line
  }

  /// Reads titles, and returns the line.
  var entry: PresentationLog.Entry { style.map { .styled(line(), $0) } ?? line() }
}

extension PresentationCommand {
  /// True if a backend can show it in more than one way.
  fileprivate var takesStyle: Bool {
    switch self {
    case .install, .update, .select, .showDetail, .embed, .unembed, .push, .pop, .remove, .replace,
      .present, .dismiss, .batch:
      true
    case .alert, .closeAlert, .installPlayer, .removePlayer, .minimize, .maximize, .openDrawer,
      .closeDrawer:
      false
    }
  }
}
