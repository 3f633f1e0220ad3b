import TestSupport
import Wireflow

/// The reports to a stage's observers, compared with the stage.
@MainActor
final class Balance {
  private var onStage: [ObjectIdentifier: any Screen] = [:]
  private var visible: [ObjectIdentifier: any Screen] = [:]
  private var flows: Set<ObjectIdentifier> = []
  private var faults: [String] = []
  private var observation: StageObservation?

  init(_ stage: Stage) {
    observation = stage.observe { [weak self] in self?.note($0) }
  }

  /// The screens reported twice or not at all; empty while each change was reported once.
  func faults(on stage: Stage) -> [String] {
    let seen = Set(stage.visibleScreens.map { ObjectIdentifier($0) })
    let missed = Set(visible.keys) == seen ? [] : ["visible: told \(Array(visible.values).titles)"]
    let gone = onStage.values.filter { !stage.isOnStage($0) }.map {
      "not told that \($0.title) left"
    }
    return faults + missed + gone
  }

  private func note(_ change: StageChange) {
    let isFirst =
      switch change {
      case .entered(let screen): onStage.updateValue(screen, forKey: .init(screen)) == nil
      case .left(let screen): onStage.removeValue(forKey: .init(screen)) != nil
      case .becameVisible(let screen): visible.updateValue(screen, forKey: .init(screen)) == nil
      case .hid(let screen): visible.removeValue(forKey: .init(screen)) != nil
      case .started(let flow): flows.insert(.init(flow)).inserted
      case .ended(let flow): flows.remove(.init(flow)) != nil
      }
    if !isFirst { faults.append("\(change.words) again") }
  }
}
