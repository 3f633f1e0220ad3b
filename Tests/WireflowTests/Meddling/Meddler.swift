import TestSupport
import Wireflow
import WireflowInteraction

/// A moment at which the framework runs code of the app.
enum Moment: String, CaseIterable, Sendable {
  case title, representation, content, minimizedControls, modalStyle, translation
  case observation, performance, sink, refusedDismissal
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
    _ = (stage.stack(of: root), stage.detail(beside: root), stage.possibleActions)
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
