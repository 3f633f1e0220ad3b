import Wireflow

extension WalkWorld {
  /// Asks through a wireframe, and notes its result.
  func ask(_ request: WalkRequest, through wireframe: any ApplicationWireframe) {
    note(outcome(of: request, through: wireframe))
  }

  private func outcome(
    of request: WalkRequest, through wireframe: any ApplicationWireframe
  ) -> RequestOutcome {
    switch request {
    case .install(let roots): wireframe.install(rootItems: roots.map(screen))
    case .select(let root): wireframe.select(screen(root))
    case .push(let new, let sender): wireframe.push(screen(new), from: screen(sender))
    case .pop(let id): wireframe.pop(screen(id))
    case .popTo(let id): wireframe.pop(to: screen(id))
    case .popToRoot(let id): wireframe.popToRoot(of: screen(id))
    case .replace(let old, let new): wireframe.replace(screen(old), with: screen(new))
    case .present(let new, nil): wireframe.presentModally(screen(new))
    case .present(let new, let sender?):
      wireframe.presentModally(screen(new), from: screen(sender))
    case .presentClosable(let new, let sender): present(new, from: sender, through: wireframe)
    case .dismiss(let id): wireframe.dismiss(screen(id))
    case .dismissAll: wireframe.dismissAll()
    case .alert(let id, let sender, let acts): show(alert: id, from: sender, acts, wireframe)
    case .show(let new, let sender): wireframe.show(screen(new), from: screen(sender))
    case .hide(let id): wireframe.hide(screen(id))
    case .installPlayer(let id): wireframe.installMinimizable(screen(id), animated: true)
    case .removePlayer: wireframe.removeMinimizable(animated: true)
    case .minimize: wireframe.minimizeFullscreenView(animated: true)
    case .maximize: wireframe.maximizeMinimizableView(animated: true)
    case .openDrawer: stage.submit(.openDrawer, through: wireframe)
    case .closeDrawer: stage.submit(.closeDrawer, through: wireframe)
    case .adapt(let formFactor): wireframe.adapt(to: formFactor)
    case .flush: wireframe.flush()
    case .update(let roots, let id):
      wireframe.update(rootItems: roots.map(screen), around: id.map(screen))
    case .presentItems(let roots, let kind, let sender):
      wireframe.presentModally(
        rootItems: roots.map(screen), in: modalWireframe(kind), from: sender.map(screen),
        style: WalkTrait.style(roots[0]),
        dismissButton: WalkTrait.isDismissible(roots[0]) ? .done : nil)
    case .showDetail(let new, let sender):
      wireframe.showDetail(screen(new), from: screen(sender))
    case .embed(let new, let host): wireframe.embed(screen(new), in: screen(host))
    case .remove(let id): wireframe.remove(screen(id))
    case .goBack: wireframe.goBack()
    case .returnToRoot: wireframe.returnToRoot()
    case .setStack(let ids, let id): wireframe.setStack(ids.map(screen), of: screen(id))
    }
  }

  /// Makes the wireframe of a modal that holds root items, of which the app keeps track.
  private func modalWireframe(_ kind: WalkWireframe) -> any ApplicationWireframe {
    let made = kind.make(stage)
    modalWireframes.append(WeakWireframe(wireframe: made))
    return made
  }

  private func present(
    _ new: Int, from sender: Int, through wireframe: any ApplicationWireframe
  ) -> RequestOutcome {
    let screen = screen(new)
    return stage.submit(
      .present(
        screen, from: self.screen(sender), style: screen.preferredModalStyle,
        dismissButton: screen.allowedModalDismissButtonStyle ?? .close),
      through: wireframe)
  }

  private func show(
    alert id: Int, from sender: Int, _ acts: [WalkAct], _ wireframe: any ApplicationWireframe
  ) -> RequestOutcome {
    let isSheet = WalkTrait.isActionSheet(id)
    let presented = wireframe.presentAlert(
      AlertContent(
        title: WalkName.alert(id), style: isSheet ? .actionSheet : .alert,
        anchor: isSheet ? WalkTrait.anchor : nil,
        actions: [.init("OK"), .init("Cancel", role: .cancel)]),
      from: screen(sender)
    ) { [weak self] answer in
      self?.trace.append("answer \(id): \(answer?.title ?? "none")")
      self?.run(acts)
    }
    return presented.outcome
  }
}
