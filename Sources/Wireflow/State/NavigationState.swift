/// The state of navigation: the places of screens, and their owners, as numbers and plain values.
///
/// Each request is one method. It checks whether it can succeed, and then changes the state, or
/// throws the reason and changes nothing. It knows no screen, no coordinator and no backend, so no
/// code of the app can run meanwhile, and a copy of the state is a way back.
struct NavigationState: Sendable, Hashable {
  /// The base, the minimized modals, and the modals and walls in front, back to front.
  var regions: [Region]
  var player: Player?
  var alert: Alert?
  /// The detached root items, by the numbers of their handles.
  var detached: [UInt32: Scene] = [:]
  /// The notice that is shown, and those that wait.
  var notices: [Notice] = []
  var formFactor = FormFactor.compact
  /// The screens on stage and those that are detached, with their owners.
  var residents: [ScreenID: Resident] = [:]
  /// The flows that live.
  var flows: [FlowID: Flow] = [:]
  var main: FlowID?
  var counts = Counts()
  /// The requester of the change that is being made.
  var requester = Requester()
  /// The consequences of the change so far, in order.
  var news: [News] = []

  init(in container: Container) { regions = [Region(number: 0, container: container)] }
}

/// A screen by the address of its object, which is the same as long as the screen is on stage.
struct ScreenID: Sendable, Hashable {
  let object: ObjectIdentifier

  init(_ screen: any Screen) { object = ObjectIdentifier(screen) }
}

/// A flow by the number of its start.
struct FlowID: Sendable, Hashable {
  let number: Int
}

extension NavigationState {
  /// Detached root items, with the modals and the player that belong to them.
  struct Scene: Sendable, Hashable {
    var regions: [Region]
    var player: Player?
    /// The places of the root items among those on stage.
    var places: [Int]
    /// True if one of them was selected.
    var isSelected: Bool
  }

  /// Root items in a container: the base, or a modal.
  struct Region: Sendable, Hashable {
    /// The number of the presentation, which distinguishes it from earlier ones of the same screen.
    let number: UInt32
    /// The container of the root items, or nil for a modal with one stack.
    var container: Container?
    var items: [Item] = []
    var selected = 0
    var isDrawerOpen = false
    /// The properties of a modal, or nil for the base.
    var modal: Modal?

    var selectedItem: Item? { items.isEmpty ? nil : items[selected] }
    var roots: [ScreenID] { items.map(\.root) }
    /// The first screen, which gives a modal its name.
    var first: ScreenID { items[0].root }
    var columns: Int { container?.columns ?? 1 }
    /// True for a modal that is minimized.
    var isDocked: Bool { modal?.controls != nil }
    /// All screens in the order in which they leave.
    var leavingOrder: [ScreenID] {
      (modal?.controls.map { [$0] } ?? []) + items.flatMap(\.leavingOrder)
    }
    var isWall: Bool { modal?.style == .wall }
  }

  /// A root item: a list, and possibly a detail beside it or on top of it.
  struct Item: Sendable, Hashable {
    var list: [ScreenID]
    var detail: [ScreenID] = []

    var root: ScreenID { list[0] }
    /// The top of the stack in which the user goes back.
    var top: ScreenID { detail.last ?? list[list.count - 1] }
    /// All screens in the order in which they leave.
    var leavingOrder: [ScreenID] { detail.reversed() + list.reversed() }
  }

  /// The properties of a container that requests depend on.
  struct Container: Sendable, Hashable {
    var name: String
    var hasDrawer: Bool
    var columns: Int
  }

  struct Modal: Sendable, Hashable {
    /// The requested style, and the style that the container shows.
    var style: ModalStyle
    var shownStyle: ModalStyle
    var dismissButton: ModalDismissButtonStyle?
    /// The fate when its presenter leaves.
    var fate = ModalFate.stays
    /// The only flow that may dismiss the wall, or nil for the privacy screen.
    var keeper: FlowID?
    /// The screen that presented it, while that screen is on stage.
    var presenter: ScreenID?
    /// The screen that represents it in the player's bar while it is minimized.
    var controls: ScreenID?
  }

  struct Player: Sendable, Hashable {
    let screen: ScreenID
    let controls: ScreenID
    var isMaximized = false

    var screens: [ScreenID] { [screen, controls] }
  }

  struct Alert: Sendable, Hashable {
    let sender: ScreenID
    /// The flow that presented it, which lives until the answer.
    let flow: FlowID?
    /// The number that distinguishes it from an equal alert after it.
    let number: UInt32
  }

  /// A screen on stage, or among detached root items.
  struct Resident: Sendable, Hashable {
    /// The number of this arrival, which distinguishes it from earlier stays of the same screen.
    let number: UInt32
    /// The number of the detached root items that it is among, or nil if it is on stage.
    var scene: UInt32?
    var owner: FlowID?
    /// True if it has presented a modal.
    var isPresenter = false
    /// The screen that it is embedded in.
    var host: ScreenID?
    /// The screens that it embeds, in the order of their arrival.
    var embedded: [ScreenID] = []
  }

  /// The requester of a change.
  struct Requester: Sendable, Hashable {
    /// The flow that makes the request, or nil if the user or nobody does.
    var flow: FlowID?
    var isByUser = false
    /// True if other requests follow as part of the same change.
    var isPart = false
    /// The number of the detached root items that the change is made in, or nil for the stage.
    var scene: UInt32?
    /// The screens of the request that other windows show.
    var elsewhere: Set<ScreenID> = []
  }

  /// The numbers given so far, and the work that changes have left.
  struct Counts: Sendable, Hashable {
    /// The flows that may have nothing left to live for, in order.
    var toCheck: [FlowID] = []
    /// The number of arrivals of screens, modals and alerts.
    var arrivals: UInt32 = 0
    /// The number of times that another party removed a flow's last screen.
    var losses = 0
    /// True while a modal may have lost the presenter that it is tied to.
    var mayLackPresenters = false
  }

  /// The reason why a request changes nothing.
  enum Refusal: Error, Hashable {
    case screen(IgnoredReason.ScreenProblem, ScreenID)
    case notChildOfMainFlow
    case plain(IgnoredReason)
  }
}

extension NavigationState {
  /// A request in numbers.
  enum Change: Sendable, Hashable {
    case install([ScreenID], in: Container?)
    case update([ScreenID], of: ScreenID?)
    case select(ScreenID)
    case push(ScreenID, from: ScreenID)
    case pop(ScreenID)
    case popTo(ScreenID)
    case popToRoot(of: ScreenID)
    case replace(ScreenID, with: ScreenID)
    case setStack([ScreenID], of: ScreenID)
    case showDetail(ScreenID, from: ScreenID)
    case embed(ScreenID, in: ScreenID)
    case remove(ScreenID)
    case hide(ScreenID)
    case goBack
    case showPlace([ScreenID], in: ScreenID)
    case present([ScreenID], in: Container?, from: ScreenID?, as: Modal)
    case dismiss(ScreenID)
    case dismissAll
    case returnToRoot
    case detach([ScreenID]?, as: UInt32)
    case attach(UInt32)
    case alert(from: ScreenID)
    case closeAlert(isMeant: Bool?)
    case addNotice
    case closeNotice(UInt32?)
    case installPlayer(ScreenID, controls: ScreenID)
    case removePlayer
    case minimize(ScreenID?)
    case maximize
    case openDrawer
    case closeDrawer
    case adapt(FormFactor, in: [UInt32: Container], styles: [UInt32: ModalStyle])
  }

  /// Carries out one request for the requester, or throws and changes nothing.
  /// - Parameter scene: the detached root items that it concerns, or nil for those on stage.
  mutating func carryOut(_ change: Change, in scene: UInt32?) throws(Refusal) {
    try inScene(scene) { state throws(Refusal) in try state.carryOut(change) }
    showNextNotice()
  }

  private mutating func carryOut(_ change: Change) throws(Refusal) {
    switch change {
    case .install(let screens, let container): try install(screens, in: container)
    case .update(let screens, let screen): try update(screens, of: screen)
    case .select(let screen): try select(screen)
    case .push(let screen, let sender): try push(screen, from: sender)
    case .pop(let screen): try pop(screen)
    case .popTo(let screen): try pop(to: screen)
    case .popToRoot(let screen): try popToRoot(of: screen)
    case .replace(let old, let new): try replace(old, with: new)
    case .setStack(let screens, let screen): try setStack(screens, of: screen)
    case .showDetail(let screen, let sender): try showDetail(screen, from: sender)
    case .embed(let screen, let host): try embed(screen, in: host)
    case .remove(let screen): try remove(screen)
    case .hide(let screen): try hide(screen)
    case .goBack: try goBack()
    case .showPlace(let screens, let root): try showPlace(screens, in: root)
    case .present(let screens, let container, let sender, let modal):
      try present(screens, in: container, from: sender, as: modal)
    case .dismiss(let screen): try dismiss(screen)
    case .dismissAll: try dismissAll()
    case .returnToRoot: try returnToRoot()
    case .detach(let screens, let number): try detach(screens, as: number)
    case .attach(let number): try attach(number)
    case .alert(let sender): try showAlert(from: sender)
    case .closeAlert(let isMeant): try closeAlert(isMeant: isMeant)
    case .addNotice: addNotice()
    case .closeNotice(let number): try closeNotice(number)
    case .installPlayer(let screen, let controls): try installPlayer(screen, controls: controls)
    case .removePlayer: try removePlayer()
    case .minimize(let controls): try minimize(as: controls)
    case .maximize: try maximize()
    case .openDrawer: try turnDrawer(isOpen: true)
    case .closeDrawer: try turnDrawer(isOpen: false)
    case .adapt(let factor, let new, let styles): try adapt(to: factor, in: new, styles: styles)
    }
  }
}

extension NavigationState {
  /// One consequence of a change.
  enum News: Sendable, Hashable {
    case entered(ScreenID)
    case left(ScreenID)
    case ended(FlowID, under: FlowID?, isFinished: Bool)
    case alert
    /// An alert is closed, and answered unless a wall puts it aside.
    case closedAlert(UInt32, isAside: Bool)
    /// A notice has joined the line.
    case noticed(UInt32)
    case notice(UInt32)
    case closedNotice(UInt32)
    case player
    /// A modal with root items has gone, with its container.
    case closedRegion(UInt32)
    /// Something visible has changed, or something among detached root items, where nobody sees it.
    case shown(VisibleChange<ScreenID, ScreenID>, isUnseen: Bool)
  }

  mutating func show(_ change: VisibleChange<ScreenID, ScreenID>) {
    news.append(.shown(change, isUnseen: requester.scene != nil))
  }

  /// Returns a number that is higher than all before.
  mutating func nextNumber() -> UInt32 {
    counts.arrivals &+= 1
    return counts.arrivals
  }
}
