import Wireflow

/// A coordinator that lets the reader write a text, and finishes with it.
///
/// A guard asks before a text is lost.
@MainActor
final class ComposeFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<String>
  private let factory: TalkUIFactory
  private let kind: ComposeScreen.Kind

  init(wireframe: any ApplicationWireframe, factory: TalkUIFactory, kind: ComposeScreen.Kind) {
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
    self.kind = kind
  }

  func start(from sender: any Screen) {
    let compose = factory.makeCompose(kind)
    compose.onPostPressed = wire(compose) { flow, _, text in flow.finish(text) }
    guardRequests { [weak compose] flow, request in
      guard let compose, compose.hasText, request.takesAway(compose) else { return .allow }
      return .ask(flow.factory.makeDiscardQuestion(), from: compose) { $0.id == "Discard" }
    }
    wireframe.presentModally(compose, from: sender)
  }
}
