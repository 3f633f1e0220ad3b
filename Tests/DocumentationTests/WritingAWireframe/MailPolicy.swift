import Wireflow

/// Shows a message in a column of its own, or on top of its list.
struct MailPolicy: WireframePolicy {
  let base: any WireframePolicy

  func translate(
    _ request: NavigationRequest, in state: StageState
  ) -> Translation {
    guard case .adapt(.compact, nil) = request,
      case .request(let adapt) = base.translate(request, in: state)
    else { return base.translate(request, in: state) }
    let moves: [NavigationRequest] = state.rootScreens.compactMap { root in
      let detail = state.detail(beside: root)
      return detail.isEmpty
        ? nil : .setStack(state.stack(of: root) + detail, of: root)
    }
    return .requests([adapt] + moves)
  }
}
