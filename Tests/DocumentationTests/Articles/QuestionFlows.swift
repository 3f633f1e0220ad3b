import Wireflow
import WireflowRouting
import WireflowWeaving

/// A main flow with a row for each answer that has code.
@MainActor final class AnswersFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let home = PlainScreen(
    "Home", options: ["Draft", "Orders", "Filter", "Leave", "Load", "Book", "Rename"])
  let orders = PlainScreen("Orders")
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    home.onChosen = wire(home) { flow, home, option in flow.follow(option, from: home) }
    wireframe.install(rootItems: [home, orders])
  }

  private func follow(_ option: String, from home: PlainScreen) {
    switch option {
    case "Draft": start(DraftFlowCoordinator(wireframe: wireframe), from: home)
    case "Orders": showOrder()
    case "Filter": filter(from: home)
    case "Leave":
      wireframe.install(rootItems: [PlainScreen("Log in")])
    case "Load": load(from: home)
    case "Book":
      wireframe.show(BookScreen(), from: home)
    case "Rename": start(RenameFlowCoordinator(wireframe: wireframe), from: home)
    default: break
    }
  }

  func remind() {
    wireframe.presentModally(PlainScreen("Reminder"))
  }

  func showOrder() {
    wireframe.showPlace([PlainScreen("Order 7")], in: orders)
  }

  private func filter(from home: PlainScreen) {
    let filter = PlainScreen("Filter", options: ["Show results"])
    filter.onChosen = wire(filter) { flow, filter, _ in
      flow.wireframe.transaction {
        flow.wireframe.dismiss(filter)
        flow.wireframe.push(PlainScreen("Results"), from: flow.home)
      }
    }
    wireframe.presentModally(filter, from: home)
  }

  private func load(from home: PlainScreen) {
    task { flow in
      try await flow.wireframe.sleep(for: .seconds(2))  // A service answers.
      flow.wireframe.push(PlainScreen("Loaded"), from: home)
    }
  }
}

/// The differences from other frameworks that have code.
extension AnswersFlowCoordinator {
  func goHome() {
    let order = PlainScreen("Order 7")
    wireframe.push(order, from: home)
    wireframe.presentModally(PlainScreen("Help"), from: order)
    wireframe.returnToRoot()
  }

  func logIn() {
    let logIn = orders
    wireframe.replace(logIn, with: PlainScreen("Profile"))
  }

  func takeTour() {
    let flow = TourFlowCoordinator(wireframe: wireframe)
    start(flow, from: home)
    wireframe.push(PlainScreen("Ticket"), from: flow.tour)
    flow.finish()
  }

  func closeMap() {
    let flow = TourFlowCoordinator(wireframe: wireframe)
    start(flow, from: home)
    flow.wireframe.presentModally(PlainScreen("Map"), from: flow.tour)
    wireframe.presentModally(PlainScreen("Reminder"))
    flow.wireframe.dismissAll()
    wireframe.stage.submit(.dismissAll)
  }

  func buy() {
    start(PaymentFlowCoordinator(wireframe: wireframe), from: home) { flow, _ in
      flow.wireframe.push(PlainScreen("Receipt"), from: flow.home)
    }
    wireframe.stage.perform(.tap("Pay"))
  }

  func showNews() {
    wireframe.presentAlert(AlertContent(title: "News"), from: home)
    remind()
    wireframe.push(PlainScreen("Order 7"), from: home)
  }

  func keepDraft() {
    write()
    showOrder()
    wireframe.stage.perform(.choose("Keep"))
  }

  func sessionExpired() {
    write()
    wireframe.batch {
      start(SignInFlowCoordinator(wireframe: wireframe))
      wireframe.install(rootItems: [PlainScreen("Welcome")])
    }
  }

  private func write() {
    start(DraftFlowCoordinator(wireframe: wireframe), from: home)
    wireframe.stage.perform(.tap("Write"))
  }

  func showNextNote() {
    let (note, next) = (PlainScreen("Note 1"), PlainScreen("Note 2"))
    wireframe.presentModally(note, from: home)
    wireframe.transaction {
      wireframe.dismiss(note)
      wireframe.presentModally(next, from: home)
    }
  }
}

protocol OrdersService: Sendable {
  var numbers: [Int] { get }
}

protocol PriceService: Sendable {
  func price(ofOrder number: Int) -> String
}

@MainActor final class BillFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let dependencies: Dependencies
  init(wireframe: any ApplicationWireframe, dependencies: Dependencies) {
    (self.wireframe, self.dependencies) = (FlowWireframe(wireframe), dependencies)
  }

  func start(from sender: any Screen) {
    wireframe.push(dependencies.makeBill(ofOrder: 7), from: sender)
  }
}

@MainActor final class DraftFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    let draft = PlainScreen("Draft", options: ["Write"])
    draft.onChosen = { [weak draft] _ in draft?.hasChanges = true }
    guardRequests { [weak draft] _, request in
      guard let draft, draft.hasChanges, request.takesAway(draft) else {
        return .allow
      }
      let question = AlertContent(
        title: "Discard the draft?",
        actions: [.init("Discard", role: .destructive), .init("Keep")])
      return .ask(question, from: draft) { $0.title == "Discard" }
    }
    wireframe.presentModally(draft, from: sender)
  }
}

/// A flow that its parent replaces with a receipt.
@MainActor final class PaymentFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    let payment = PlainScreen("Payment", options: ["Pay"])
    payment.onChosen = wire(payment) { flow, _, _ in flow.pay() }
    wireframe.push(payment, from: sender)
  }

  private func pay() {
    finish(screens: .replaced)
  }
}

/// The screen of all answers: some options, of which one is chosen.
@MainActor final class PlainScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var onChosen: ((String) -> Void)?
  var hasChanges = false
  private let options: [String]

  init(_ title: String, options: [String] = []) {
    self.title = title
    self.options = options
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    for option in options { Row(option) { self.onChosen?(option) } }
  }
}

@MainActor final class FolderScreen: RootLevelRepresentable {
  let title = "Work"
  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: "Work", group: "Mailboxes", level: 1)
  }
}

struct ShelfState: RoutableState {
  var route = Route()
}

struct ShelfReducer: Reducer {
  func handleAction(_ action: any Action, state: ShelfState) -> ShelfState { state }
}

/// A main flow whose one stack follows the route.
@MainActor final class ShelfFlowCoordinator: MainFlowCoordinator, NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let shelf = PlainScreen("Shelf")
  private let store: Store<ShelfState>

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
    store = Store(
      initialState: ShelfState(), reducer: ShelfReducer(), stage: wireframe.stage)
    stack = RouteStack(store, above: shelf)
  }

  func installUI() {
    wireframe.install(rootItems: [shelf])
    store.rootCoordinator = self
    readNotes()
  }

  func start(from sender: any Screen) { installUI() }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    rest.first.map { RoutedScreen(PlainScreen($0), at: $0) }
  }

  private func readNotes() {
    store.route(.push("emma"))
    guard let emma = wireframe.stage.state.frontScreen else { return }
    wireframe.push(PlainScreen("Preview"), from: emma)
    store.route(.push("notes"))
  }
}

/// A sign-in that nobody gets past.
@MainActor final class SignInFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    wireframe.presentModally(SignInScreen(), from: sender)
  }
}

@MainActor final class SignInScreen: ModallyPresentable {
  let title = "Session expired"
  let preferredModalStyle = ModalStyle.wall
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil
}

enum StoreWeft: Weft {
  case launched, opened, signedIn
}

@MainActor final class StoreWarp: Warp {
  let thread: WarpThread<Void>
  init(wireframe: any ApplicationWireframe) { thread = WarpThread(wireframe) }

  func knit(_ weft: any Weft) -> [Stitch] {
    guard case StoreWeft.launched = weft else { return .empty }
    return [
      Stitch(
        .root, nextPresentable: PlainScreen("Store"),
        nextWeftable: SingleWeftable(withInitialWeft: StoreWeft.opened)),
      .forwardToThisWarp(StoreWeft.signedIn),
    ]
  }
}

/// A flow of one screen.
@MainActor final class TourFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let tour = PlainScreen("Tour")
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    wireframe.push(tour, from: sender)
  }
}
