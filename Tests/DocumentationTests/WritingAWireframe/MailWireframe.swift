import Wireflow

/// Shows a message in a column of its own, or on top of its list.
@MainActor final class MailWireframe: ApplicationWireframe {
  private let base: AdaptiveWireframe
  init(stage: Stage) { base = AdaptiveWireframe(stage: stage) }

  var stage: Stage { base.stage }
  var next: (any ApplicationWireframe)? { base }

  func translate(_ request: NavigationRequest) -> Translation {
    guard case .adapt(.compact, nil) = request,
      case .request(let adapt) = base.translate(request)
    else { return base.translate(request) }
    let moves: [NavigationRequest] = stage.rootScreens.compactMap { root in
      let detail = stage.detail(beside: root)
      return detail.isEmpty ? nil : .setStack(stage.stack(of: root) + detail, of: root)
    }
    return .requests([adapt] + moves)
  }
}
