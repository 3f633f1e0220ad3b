#if canImport(Testing) && canImport(XCTest)
import Wireflow

/// A record of the events on a stage, without their presentation.
///
/// It contains the user's actions, the flows, the screens that enter and leave, and the alerts. It
/// ignores whether a screen was pushed or presented, in which container, and in which style.
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

  /// The events so far, as lines.
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

  /// Adds the new log entries to the record.
  private func takeEntries() {
    recorded += stage.log.entries(behind: seen).compactMap(\.what)
    seen = stage.log.writtenCount
  }

  private func name(of screen: any Screen) -> ScreenName {
    stage.name(of: screen)
  }
}

extension PresentationLog.Entry {
  /// The description of the event without its presentation, or nil for decisions of a wireframe.
  fileprivate var what: String? {
    switch self {
    // Some requests, such as closing a drawer, do nothing on a wireframe that is already in that
    // state.
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
