import Observation
import Wireflow

@MainActor final class MailFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var isOffline = false

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() { wireframe.install(rootItems: [InboxScreen()]) }

  var commands: ScreenContent {
    Button("New message") { self.wireframe.presentModally(MessageScreen()) }
      .shortcut("n", menu: "File").disabled(isOffline)
    Toggle("Work offline", isOn: isOffline) { self.isOffline = $0 }
  }
}

@Observable @MainActor final class InboxScreen: RootLevelRepresentable {
  let title = "Inbox"
  var words = ""
  var isEmpty = false
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title)
  }

  var content: ScreenContent {
    Field("Search mail", text: words, keyboard: .search) { self.words = $0 }
    Button("Archive") { self.isEmpty = true }.shortcut("e").disabled(
      isEmpty)
    Button("Next") {}.shortcut(.downArrow, [])
  }
}

@MainActor final class MessageScreen: ModallyPresentable {
  let title = "New message"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
}

@MainActor final class TourFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let (welcome, terms, done) = (
    TourScreen("Welcome"), TermsScreen(), TourScreen("Done")
  )

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    done.onPressed = wire(done) { flow, _ in flow.finish() }
    guardRequests { flow, request in
      guard request.selects(flow.done), !flow.terms.areAccepted else {
        return .allow
      }
      return .refuse("the terms are not accepted")
    }
    wireframe.presentModally(
      rootItems: [welcome, terms, done],
      in: PagesWireframe(stage: wireframe.stage), from: sender,
      style: .fullScreen, dismissButton: nil)
  }
}

/// A page of the tour in the article "Pages".
@MainActor
final class TourScreen: RootLevelRepresentable {
  let title: String
  var onPressed: (() -> Void)?

  init(_ title: String) { self.title = title }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    if let onPressed { Button("Begin", role: .primary, action: onPressed) }
  }
}

@Observable @MainActor final class TermsScreen: RootLevelRepresentable {
  let title = "Terms"
  var areAccepted = false
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title)
  }

  var content: ScreenContent {
    Text("Return each book within three weeks.")
    Toggle("I accept the terms", isOn: areAccepted) {
      self.areAccepted = $0
    }
  }
}
