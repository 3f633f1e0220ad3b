import Wireflow

/// A coordinator that shows single edits.
@MainActor
protocol RevisionShowing: ReadingFlowCoordinator {}

extension RevisionShowing {
  func pushRevision(_ revision: Revision, from sender: any Screen) {
    let screen = factories.reading.makeRevision(revision)
    screen.onThankPressed = wire(screen) { flow, screen in
      flow.needAccount(for: .thank, from: screen) { flow, screen in
        flow.wireframe.presentAlert(
          flow.factories.reading.makeThanks(to: screen.revision.editor), from: screen)
      }
    }
    wireframe.push(screen, from: sender)
  }
}
