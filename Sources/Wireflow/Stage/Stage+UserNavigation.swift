extension Stage {
  /// Takes the user one step back; on a modal's first screen that dismisses it.
  func goBack() -> ActionRefusal.Reason? {
    if let blocked { return blocked }
    guard let stack = frontStack, let top = stack.nodes.last else { return .nothingToGoBackTo }
    if top.isRoot { return layers.isEmpty ? .nothingToGoBackTo : dismissByUser() }
    submitByUser(.pop(top.screen))
    return nil
  }

  /// Takes the user back to the nearest screen below with a title.
  func goBack(to title: String) -> ActionRefusal.Reason? {
    if let blocked { return blocked }
    guard let below = frontStack?.nodes.dropLast().last(where: { $0.screen.title == title }) else {
      return .noScreenBelow(title)
    }
    submitByUser(.popTo(below.screen))
    return nil
  }

  func dismissByUser() -> ActionRefusal.Reason? {
    if let blocked { return blocked }
    guard let layer = layers.last else { return .nothingToDismiss }
    guard layer.dismissButton != nil else { return .notDismissible(layer.stack.title) }
    submitByUser(.dismiss(layer.root.screen))
    return nil
  }

  func selectByUser(_ label: UserAction.Label) -> ActionRefusal.Reason? {
    if let blocked { return blocked }
    if let layer = layers.last {
      return .notReachable(behind: name(of: layer.root.screen).description)
    }
    let matching = roots.filter { $0.title == label.text }
    if label.occurrence == nil, matching.count > 1 {
      return .ambiguous(label, count: matching.count)
    }
    let place = (label.occurrence ?? 1) - 1
    guard matching.indices.contains(place) else { return .unknownElement(label) }
    submitByUser(.select(matching[place].nodes[0].screen))
    return nil
  }
}
