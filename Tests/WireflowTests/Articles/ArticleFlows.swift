import Wireflow

/// The screen of most articles: some options, of which one is chosen.
@MainActor
final class MenuScreen: RootLevelRepresentable {
  let title: String
  let options: [String]
  var onSelected: ((String) -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String, options: [String] = []) {
    self.title = title
    self.options = options
  }

  var content: ScreenContent {
    for option in options { Row(option) { self.onSelected?(option) } }
  }
}

/// The screen of the article "Guards": a text that can be sent.
@MainActor
final class WishScreen: Screen {
  let title = "A wish"
  var wish = ""
  var onSendPressed: ((String) -> Void)?

  var content: ScreenContent {
    Field("Wish", text: wish, samples: ["No onions"]) { self.wish = $0 }
    Button("Send") { self.onSendPressed?(self.wish) }
  }
}

@MainActor
final class MessageScreen: ModallyPresentable {
  let title = "New message"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
}

/// A page of the tour in the article "Pages".
@MainActor
final class TourScreen: RootLevelRepresentable {
  let title: String
  var onPressed: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String) { self.title = title }

  var content: ScreenContent {
    if let onPressed { Button("Begin", role: .primary, action: onPressed) }
  }
}

/// The main flow of the article "Windows", of which the page shows a part.
@MainActor
final class ClinicFlowCoordinator: MainFlowCoordinator {
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

/// The main flow of a thread's window, of which the page shows a part.
@MainActor
final class ThreadFlowCoordinator: MainFlowCoordinator {
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
  var content: ScreenContent { Row("Ada") { self.onThreadPressed?("clinic://thread/12") } }
}

/// A thread of messages.
final class ThreadScreen: RootLevelRepresentable {
  let title = "Ada"
  var onSent: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent { Button("Send") { self.onSent?() } }
}
