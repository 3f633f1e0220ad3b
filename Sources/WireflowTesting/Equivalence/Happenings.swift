#if canImport(Testing) && canImport(XCTest)
import Wireflow

/// A record of what happens on a stage, and nothing of how it is presented.
///
/// It holds what the user does, the flows, the screens that come and go, and the questions that are
/// asked.
///
/// Whether a screen is pushed or presented, in what and in which style, is how.
@MainActor
final class Happenings {
  private let stage: Stage
  private var observation: StageObservation?
  private var seen = 0
  private var recorded: [String] = []

  init(on stage: Stage) {
    self.stage = stage
    observation = stage.observe { [weak self] change in self?.record(change) }
  }

  /// The lines of what has happened so far.
  var lines: [String] {
    takeEntries()
    return recorded
  }

  private func record(_ change: StageChange) {
    takeEntries()
    switch change {
    case .entered(let screen): recorded.append("  \(name(of: screen)) enters")
    case .left(let screen): recorded.append("  \(name(of: screen)) leaves")
    case .becameVisible, .hid, .started, .ended: break
    }
  }

  /// Takes over what the log says of what since the last time.
  private func takeEntries() {
    recorded += stage.log.entries(behind: seen).compactMap(\.what)
    seen = stage.log.writtenCount
  }

  private func name(of screen: any Screen) -> ScreenName {
    stage.name(of: screen)
  }
}

extension PresentationLog.Entry {
  /// The line that tells what happened, without how, or nil for what a wireframe decides.
  fileprivate var what: String? {
    switch self {
    // One wireframe has done already what another one is asked for, such as to close a drawer.
    case .ignored(_, .alreadyThere): nil
    case .action, .app: "> \(self)"
    case .start, .finish, .cancel, .select, .minimize, .maximize, .closeAlert, .refused, .ignored:
      "  \(self)"
    case .alert(let alert): "  asks \(alert.words): \(alert.actions.map(\.title))"
    default: nil
    }
  }
}

extension AlertContent {
  fileprivate var words: String { message.isEmpty ? title : "\(title): \(message)" }
}
#endif
