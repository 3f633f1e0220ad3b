import Wireflow

@MainActor final class ClinicFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let inbox = InboxOfThreads()
    inbox.onThreadPressed = wire(inbox) { flow, inbox, link in flow.open(link, from: inbox) }
    wireframe.install(rootItems: [inbox])
  }

  private func open(_ link: String, from inbox: InboxOfThreads) {
    let outcome = openWindow(link) { flow, outcome in
      if case .finished(let result) = outcome {
        flow.wireframe.announce(result)
      }
    }
    if case .ignored(.oneWindow) = outcome {
      wireframe.push(ThreadScreen(), from: inbox)
    }
  }
}

extension ApplicationSession {
  convenience init(
    clinicOn scheduler: any Scheduler, wireframe: @escaping WireframeMaker
  ) {
    self.init(scheduler: scheduler) { stage, link in
      let wireframe = wireframe(stage)
      let mainFlow: any MainFlowCoordinator =
        if let link {
          ThreadFlowCoordinator(wireframe: wireframe, link: link)
        } else {
          ClinicFlowCoordinator(wireframe: wireframe)
        }
      return ApplicationController(wireframe: wireframe, mainFlow: mainFlow)
    }
    hasWindow = { $0.hasPrefix("clinic://thread/") }
  }
}

@MainActor final class ThreadFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let link: String

  init(wireframe: any ApplicationWireframe, link: String) {
    self.wireframe = FlowWireframe(wireframe)
    self.link = link
  }

  func installUI() {
    let thread = ThreadScreen()
    thread.onSent = wire(thread) { flow, _ in flow.closeWindow("Sent") }
    wireframe.install(rootItems: [thread])
  }
}

/// The threads that a doctor has yet to read.
final class InboxOfThreads: RootLevelRepresentable {
  let title = "Inbox"
  var onThreadPressed: ((String) -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Row("Ada") { self.onThreadPressed?("clinic://thread/12") }
  }
}

/// A thread of messages.
final class ThreadScreen: RootLevelRepresentable {
  let title = "Ada"
  var onSent: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Button("Send") { self.onSent?() }
  }
}
