extension Stage {
  func present(
    _ screen: any Screen, from sender: (any Screen)?, style: ModalStyle,
    dismissButton: ModalDismissButtonStyle?
  ) -> RequestOutcome {
    guard node(of: screen) == nil else { return .ignored(.alreadyOnStage(name(of: screen))) }
    var presenter: ScreenNode?
    if let sender {
      presenter = node(of: sender)
      guard let presenter else { return .ignored(.notOnStage(name(of: sender))) }
      guard presenter.presented == nil else {
        return .ignored(.alreadyPresenting(name(of: sender)))
      }
    }
    let layer = ModalLayer(
      ScreenStack(title: screen.title), style: style, dismissButton: dismissButton,
      presenter: presenter)
    enter(screen, on: layer.stack, sender: presenter)
    presenter?.presented = layer
    putInFront(layer)
    return .committed
  }

  func dismiss(_ screen: any Screen) -> RequestOutcome {
    guard let node = node(of: screen), let layer = layer(of: node) else {
      return .ignored(.notPresented(name(of: screen)))
    }
    if isUserRequest, layer.dismissButton == nil {
      if let modal = screen as? any ModallyPresentable {
        agenda.deliveries.append { modal.dismissWasAttempted() }
      }
      return .ignored(.notDismissible(name(of: screen)))
    }
    dismissLayers(from: layer.position) { other in
      guard other !== layer, let owner = other.root.owner else { return true }
      return [asker, node.owner].contains { $0.map(owner.descends) ?? false }
        || (asker == nil && node.owner == nil)
    }
    return .committed
  }

  func dismissAll() -> RequestOutcome {
    let isDoomed: (ModalLayer) -> Bool = { [asker] layer in
      guard let asker, let owner = layer.root.owner else { return true }
      return owner.descends(from: asker)
    }
    guard let lowest = layers.first(where: isDoomed) else { return .ignored(.nothingPresented) }
    dismissLayers(from: lowest.position, where: isDoomed)
    return .committed
  }

  /// Takes layers away, top first, from a doomed one upwards; the others above it are shown again.
  func dismissLayers(from lowest: Int, where isDoomed: (ModalLayer) -> Bool) {
    let affected = layers[lowest...]
    let gone = affected.filter(isDoomed)
    let staying = affected.filter { layer in !gone.contains { $0 === layer } }
    merging {
      closeAlert(ofAny: gone.flatMap(\.stack.nodes))
      for layer in gone.reversed() {
        show(.dismiss(layer.root.screen), as: .dismiss(name(of: layer.root.screen)))
      }
      layers.removeSubrange(lowest...)
      for layer in gone.reversed() {
        layer.presenter?.presented = nil
        for node in layer.stack.nodes.reversed() { leave(node) }
      }
      for layer in staying { putInFront(layer) }
    }
  }

  /// The layer that begins with a screen.
  func layer(of node: ScreenNode) -> ModalLayer? {
    guard node.isRoot else { return nil }
    return layers.last { $0.stack === node.stack }
  }

  /// Shows a layer in front of all others.
  private func putInFront(_ layer: ModalLayer) {
    let front = frontNode
    layer.position = layers.count
    layers.append(layer)
    let presentation = presentation(of: layer)
    show(
      .present(presentation),
      as: .present(
        name(of: layer.root.screen),
        over: (layer.presenter ?? front).map { name(of: $0.screen) },
        style: presentation.style, dismissButton: presentation.dismissButton))
  }

  /// The screen that the user sees in front of all others.
  private var frontNode: ScreenNode? {
    if layers.isEmpty, let minimizable, minimizable.isMaximized { return minimizable.node }
    return frontStack?.nodes.last
  }

  /// The stack that the user sees in front: the front modal's, or the selected root item's.
  var frontStack: ScreenStack? { layers.last?.stack ?? selectedStack }
}
