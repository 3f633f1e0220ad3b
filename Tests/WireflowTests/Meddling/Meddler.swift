import TestSupport
import Wireflow
import WireflowInteraction

/// A moment at which the framework runs code of the app.
enum Moment: String, CaseIterable, Sendable {
  case title, representation, content, modalStyle, translation
  case observation, performance, sink
  case answer, outcome, decision, start
  case endOfScreen, endOfWork, endOfContainer, endOfWireframe
}

/// Code of the app that does everything, once, at the moment that it is set to.
@MainActor
final class Meddler {
  private weak var rig: FlowRig?
  private(set) var hasMeddled = false
  private var moment: Moment?

  /// Sets it to a moment of an app.
  func set(to moment: Moment, in rig: FlowRig) {
    self.moment = moment
    self.rig = rig
  }

  /// Meddles if it is set to this moment.
  func come(_ moment: Moment) {
    guard moment == self.moment, let rig else { return }
    self.moment = nil
    hasMeddled = true
    read(rig)
    let wireframe = rig.wireframe
    wireframe.batch {
      wireframe.push(PageScreen("Batched"), from: rig.main.root)
      wireframe.select(rig.main.other)
    }
    let child = ChildFlow(wireframe, page: "Page of a flow")
    rig.main.start(child, from: rig.main.other) { $0.note($1) }
    child.finish(1)
    wireframe.push(PageScreen("Last"), from: rig.main.other)
  }

  /// Reads every readable property.
  private func read(_ rig: FlowRig) {
    let (stage, root) = (rig.stage, rig.main.root)
    _ = NavigationTree(stage)
    _ = (stage.state.stack(of: root), stage.state.detail(beside: root), stage.possibleActions)
    _ = rig.wireframe.verdict(on: .push(PageScreen("Asked"), from: root))
    _ = rig.wireframe.verdict(on: .install([root]))
  }
}

/// An object whose end meddles.
@MainActor
final class MeddlingEnd {
  private let meddler: Meddler
  private let moment: Moment

  init(_ meddler: Meddler, _ moment: Moment) {
    self.meddler = meddler
    self.moment = moment
  }

  deinit {
    MainActor.assumeIsolated { meddler.come(moment) }
  }
}

/// A screen each of whose answers meddles.
@MainActor
final class MeddlingScreen: RootLevelRepresentable {
  private let meddler: Meddler
  private let end: MeddlingEnd

  init(_ meddler: Meddler) {
    self.meddler = meddler
    end = MeddlingEnd(meddler, .endOfScreen)
  }

  var title: String {
    meddler.come(.title)
    return "Meddling"
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    meddler.come(.representation)
    return .init(title: "Meddling")
  }

  var content: ScreenContent {
    let _ = meddler.come(.content)
    Row("Row") {}
  }
}

/// A wireframe whose translation, container and end meddle.
@MainActor
final class MeddlingWireframe: ApplicationWireframe {
  let stage: Stage
  private let meddler: Meddler
  private let end: MeddlingEnd

  init(_ stage: Stage, _ meddler: Meddler) {
    self.stage = stage
    self.meddler = meddler
    end = MeddlingEnd(meddler, .endOfWireframe)
  }

  var policy: any WireframePolicy {
    meddler.come(.translation)
    let (meddler, end) = (meddler, MeddlingEnd(meddler, .endOfContainer))
    return MeddlingPolicy(
      container: WireframeContainer(name: "tabs", rootNavigation: .tabs) { style in
        MainActor.assumeIsolated { meddler.come(.modalStyle) }
        return withExtendedLifetime(end) { style }
      })
  }
}

private struct MeddlingPolicy: WireframePolicy {
  let container: WireframeContainer

  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    guard case .install(let items, nil) = request else { return .request(request) }
    return .request(.install(items, in: container))
  }
}

/// A backend that meddles while it shows something.
@MainActor
final class MeddlingBackend: PresentationBackend {
  private let meddler: Meddler

  init(_ meddler: Meddler) { self.meddler = meddler }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    meddler.come(.performance)
    completion()
  }
}
