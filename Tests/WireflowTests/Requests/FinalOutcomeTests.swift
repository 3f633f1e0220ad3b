import TestSupport
import Testing
import Wireflow

/// What finally becomes of a request can be awaited, wherever it waits.
@MainActor
struct FinalOutcomeTests {
  private let rig = FlowRig()
  private let page = PageScreen("Page")

  private final class Notes {
    var outcome: RequestOutcome?
  }

  /// Asks for a request in a task, lets something happen, and returns the outcome if there is one.
  private func outcome(
    of request: NavigationRequest, when happens: () -> Void = {}
  ) async -> RequestOutcome? {
    let notes = Notes()
    let task = Task { [rig] in notes.outcome = await rig.wireframe.outcome(of: request) }
    await rig.scheduler.sleepers.settled()
    happens()
    await rig.scheduler.sleepers.settled()
    task.cancel()
    return notes.outcome
  }

  @Test func comesOnceTheRequestIsJudged() async {
    #expect(await outcome(of: .push(page, from: rig.root)) == .committed)
    let refused = await outcome(of: .push(page, from: rig.root))
    #expect(refused == .ignored(.screen(.covered, rig.root.name)))
    rig.wireframe.ask("News")
    let modal = PageScreen("Modal")
    #expect(await outcome(of: .modal(modal, from: page)) == nil)
    let late = await outcome(of: .modal(PageScreen("Second"), from: modal)) {
      rig.user(.choose("OK"))
    }
    #expect(late == .committed)
    rig.wireframe.ask("News")
    let alert = NavigationRequest.alert(AlertContent(title: "More"), from: rig.root, onAnswer: nil)
    #expect(await outcome(of: alert) { rig.wireframe.flush() } == .ignored(.flushed))
  }

  @Test(arguments: ["Leave", "Stay", "Elsewhere"])
  func comesWhenAGuardHasDecided(answer: String) async {
    rig.start().guardRequests { flow, request in
      guard case .select = request.requests.first else { return .allow }
      let question = AlertContent(title: "Leave?", actions: [.init("Leave"), .init("Stay")])
      return answer == "Elsewhere"
        ? .redirect(to: .pop(flow.page)) : .ask(question, from: flow.page) { $0.title == "Leave" }
    }
    let decided = await outcome(of: .select(rig.other)) { rig.user(.choose(.init(answer))) }
    #expect(
      decided == (answer == "Stay" ? .ignored(.refused(by: "ChildFlow", "Stay")) : .committed))
  }

  @Test(
    arguments: [true, false], ["request", "push", "start", "nothing"])
  func isThatOfTheTransactionThatTakesItIn(isPossible: Bool, part: String) async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) else { return }
    let (notes, child) = (Notes(), ChildFlow(rig.wireframe, page: "Child"))
    rig.wireframe.transaction {
      Task.immediate { [rig, page] in
        let push = NavigationRequest.push(page, from: rig.root)
        guard part != "request" else {
          notes.outcome = await rig.wireframe.outcome(of: push)
          return
        }
        notes.outcome = await rig.wireframe.outcome {
          switch part {
          case "push": rig.wireframe.push(page, from: rig.root)
          case "start": rig.main.start(child, from: rig.root)
          default: break
          }
        }
      }
      rig.wireframe.select(rig.other)
      if !isPossible { rig.wireframe.push("Impossible", from: PageScreen("Nowhere")) }
    }
    await rig.scheduler.sleepers.settled()
    let outcome = try #require(notes.outcome)
    #expect((outcome == .committed) == (isPossible || part == "nothing"))
  }

  @Test(arguments: ["outcome", "settled"])
  func letsGoOfTheAppThatIsDropped(wait: String) async {
    let notes = Notes()
    weak var stage: Stage?
    do {
      let app = FlowRig()
      stage = app.stage
      app.wireframe.ask("News")
      let request = NavigationRequest.modal(page, from: app.root)
      app.wireframe.presentModally(page, from: app.root)
      app.main.task { flow in
        if wait == "settled" { await flow.wireframe.settled() }
        notes.outcome = await flow.wireframe.outcome(of: request)
        let wireframe = TabBarWireframe(stage: flow.wireframe.stage)
        flow.wireframe.presentModally(rootItems: [PageScreen("Late")], in: wireframe)
      }
      await app.scheduler.sleepers.settled()
    }
    for _ in 0..<50 where stage != nil { await Task.yield() }
    #expect(stage == nil)
    #expect(notes.outcome == .ignored(.declined("nobody waits")))
  }
}
