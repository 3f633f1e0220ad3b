#if WIREFLOW_SHADOW
/// The judge of the state as a value: each change of the places also happens to a copy of them as a
/// value, and the program stops where the two differ.
@MainActor
struct Shadow {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private(set) var state: NavigationState

  init(of places: Places) {
    state = NavigationState(in: .init(places.container(of: places.base)))
    state = copy(places)
    state.asker = .init(
      flow: places.asker.flow.map { id($0) }, isByUser: places.asker.isByUser)
  }

  mutating func id(_ screen: any Screen) -> ScreenID { ScreenID(number: known(screen)) }
  mutating func id(_ flow: FlowRecord) -> FlowID { FlowID(number: known(flow)) }

  private mutating func known(_ object: AnyObject) -> Int {
    if let number = numbers[ObjectIdentifier(object)] { return number }
    numbers[ObjectIdentifier(object)] = numbers.count
    return numbers.count - 1
  }

  // MARK: - Copies

  private mutating func copy(_ places: Places) -> NavigationState {
    var copy = NavigationState(in: .init(places.container(of: places.base)))
    copy.regions = places.order.all.map { region($0) }
    copy.player = places.player.map { player in
      .init(
        screen: id(player.screen), controls: id(player.controls.screen),
        isMaximized: player.isMaximized)
    }
    copy.alert = places.alert.map { alert in
      .init(sender: id(alert.sender.screen), flow: alert.flow.map { id($0) })
    }
    copy.formFactor = places.formFactor
    for page in places.pages.values {
      copy.residents[id(page.screen)] = .init(owner: page.owner.map { id($0) })
      guard !page.embedded.isEmpty else { continue }
      copy.embedded[id(page.screen)] = page.embedded.map { id($0.screen) }
    }
    for flow in places.flows.main?.subtree ?? [] {
      copy.flows[id(flow)] = .init(parent: flow.parent.map { id($0) })
    }
    return copy
  }

  private mutating func region(_ region: Region) -> NavigationState.Region {
    var copy = NavigationState.Region(container: region.container.map { .init($0) })
    copy.items = region.items.map { item in
      .init(
        list: item.list.pages.map { id($0.screen) },
        detail: item.detail?.pages.map { id($0.screen) } ?? [])
    }
    (copy.selected, copy.isDrawerOpen) = (region.selected, region.isDrawerOpen)
    guard !region.isBase else { return copy }
    let modal = region.modal
    copy.modal = .init(
      style: modal.style, shownStyle: modal.shownStyle, dismissButton: modal.dismissButton,
      fate: modal.fate, keeper: modal.keeper.map { id($0) },
      presenter: region.presenter.map { id($0.screen) })
    return copy
  }

  // MARK: - Verdicts

  /// Stops the program unless places and state agree after a change.
  mutating func judge(_ places: Places, after what: String) {
    var own = state
    var theirs = copy(places)
    (own.asker, theirs.asker) = (.init(), .init())
    guard own != theirs else { return }
    stop("\(what) differs\nplaces: \(theirs)\nstate:  \(own)")
  }

  /// Carries out a request on the state, and stops the program unless its reason is the same.
  mutating func judge(
    _ request: NavigationRequest, _ change: NavigationState.Change?, in places: Places,
    refused refusal: Wireflow.Refusal?
  ) {
    guard let change, !isOutside(refusal) else { return }
    var reason: NavigationState.Refusal?
    do throws(NavigationState.Refusal) { try state.carryOut(change) } catch { reason = error }
    let expected = refusal.map { reasonOfState($0) }
    if reason != expected {
      stop(
        "\(request) is refused differently\nplaces: \(String(describing: expected))\n"
          + "state:  \(String(describing: reason))\n\(state)")
    }
    judge(places, after: "\(request)")
  }

  private func stop(_ difference: String) -> Never { fatalError(difference) }

  /// True for reasons that the state does not know: other windows, and the contents of alerts.
  private func isOutside(_ refusal: Wireflow.Refusal?) -> Bool {
    switch refusal {
    case .screen(.inOtherWindow, _), .plain(.closed), .plain(.noRoomForFields): true
    default: false
    }
  }

  private mutating func reasonOfState(_ refusal: Wireflow.Refusal) -> NavigationState.Refusal {
    switch refusal {
    case .screen(let kind, let screen): .screen(kind, id(screen))
    case .plain(.notChildOfMainFlow): .notChildOfMainFlow
    case .plain(let reason): .plain(reason)
    }
  }

  // MARK: - Requests

  /// Returns a request in numbers, or nil for one that is not about places.
  mutating func change(
    _ request: NavigationRequest, _ asker: Wireflow.Asker, _ places: Places
  ) -> NavigationState.Change? {
    switch request {
    case .push(let screen, let sender), .show(let screen, let sender):
      .push(id(screen), from: id(sender))
    case .pop(let screen): .pop(id(screen))
    case .popTo(let screen): .popTo(id(screen))
    case .popToRoot(let screen): .popToRoot(of: id(screen))
    case .replace(let old, let new): .replace(id(old), with: id(new))
    case .showDetail(let screen, let sender): .showDetail(id(screen), from: id(sender))
    case .embed(let screen, let host): .embed(id(screen), in: id(host))
    case .remove(let screen): .remove(id(screen))
    case .hide(let screen): .hide(id(screen))
    case .setStack(let screens, let screen): .setStack(screens.map { id($0) }, of: id(screen))
    case .goBack: .goBack
    case .showPlace(let screens, let root): .showPlace(screens.map { id($0) }, in: id(root))
    case .dismiss(let screen): .dismiss(id(screen))
    case .dismissAll: .dismissAll
    case .returnToRoot: .returnToRoot
    default: changeOfRoots(request, asker, places)
    }
  }

  /// Returns a request about root items, modals, the player or the alert in numbers.
  private mutating func changeOfRoots(
    _ request: NavigationRequest, _ asker: Wireflow.Asker, _ places: Places
  ) -> NavigationState.Change? {
    switch request {
    case .install(let items, let container):
      .install(items.map { id($0) }, in: container.map { .init($0) })
    case .update(let items, let screen):
      .update(items.map { id($0) }, of: screen.map { id($0) })
    case .select(let screen): .select(id(screen))
    case .present(let screen, let sender, let style, let button):
      .present(
        [id(screen)], in: nil, from: sender.map { id($0) },
        as: modal(style, button, asker.fate, places))
    case .presentRootItems(let items, _, let sender, let style, let button):
      .present(
        items.map { id($0) }, in: .init(asker.container ?? .plain), from: sender.map { id($0) },
        as: modal(style, button, .stays, places))
    case .alert(_, let sender, _): .alert(from: id(sender))
    case .installPlayer(let player, _):
      asker.controls.map { .installPlayer(id(player), controls: id($0)) }
    case .removePlayer: .removePlayer
    case .minimize: .minimize
    case .maximize: .maximize
    case .openDrawer: .openDrawer
    case .closeDrawer: .closeDrawer
    case .closeAlert(_, let meant):
      .closeAlert(isMeant: meant.map { $0 === places.alert?.presented })
    case .adapt(let formFactor, let container): adapt(to: formFactor, in: container, asker, places)
    default: nil
    }
  }

  private func modal(
    _ style: ModalStyle, _ button: ModalDismissButtonStyle?, _ fate: ModalFate, _ places: Places
  ) -> NavigationState.Modal {
    let isWall = style == .wall
    return .init(
      style: style, shownStyle: places.shownStyle(of: style),
      dismissButton: isWall ? nil : button, fate: isWall ? .stays : fate)
  }

  private func adapt(
    to formFactor: FormFactor, in container: WireframeContainer?, _ asker: Wireflow.Asker,
    _ places: Places
  ) -> NavigationState.Change {
    let new = container ?? places.container(of: places.base)
    let containers = places.order.all.map { region in
      region.isBase ? new : asker.adapted[region.number] ?? region.container
    }
    return .adapt(
      formFactor, in: containers.map { $0.map { .init($0) } },
      styles: places.order.all.map { new.shownStyle(of: $0.modal.style) })
  }

  mutating func end(_ flow: FlowRecord, _ screens: FinishedScreens) {
    state.end(id(flow), screens)
  }
}

extension Places {
  /// Carries out a request on the places and on the value.
  func judged(_ request: NavigationRequest) throws(Refusal) {
    var shadow = Shadow(of: self)
    let change = shadow.change(request, asker, self)
    do throws(Refusal) {
      try perform(request)
      shadow.judge(request, change, in: self, refused: nil)
    } catch {
      shadow.judge(request, change, in: self, refused: error)
      throw error
    }
  }

  /// Ends a flow on the places and on the value.
  func judged(_ flow: FlowRecord, _ screens: FinishedScreens, _ end: () -> Void) {
    var shadow = Shadow(of: self)
    shadow.end(flow, screens)
    end()
    shadow.judge(self, after: "the end of \(flow.name)")
  }
}

extension NavigationState.Container {
  init(_ container: WireframeContainer) {
    self.init(
      name: container.name, hasDrawer: container.rootNavigation == .drawer,
      columns: container.columns)
  }
}
#endif
