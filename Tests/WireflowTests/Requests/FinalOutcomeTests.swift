import TestSupport
import Testing
import Wireflow

/// What finally becomes of a request can be awaited, wherever it waits.
@MainActor
struct FinalOutcomeTests {
  private let rig = FlowRig()
  private let page = PageScreen("Page")

  /// Asks for a request in a task, lets something happen, and returns the outcome if there is one.
  private func outcome(
    of request: NavigationRequest, when happens: () -> Void
  ) async -> RequestOutcome? {
    let notes = Notes()
    let task = Task { [rig] in notes.outcome = await rig.wireframe.outcome(of: request) }
    await rig.scheduler.sleepers.settled()
    happens()
    await rig.scheduler.sleepers.settled()
    task.cancel()
    return notes.outcome
  }

  private final class Notes {
    var outcome: RequestOutcome?
  }

  @Test func isThatOfARequestThatDoesNotWait() async {
    let committed = await outcome(of: .push(page, from: rig.main.root)) {}
    let ignored = await outcome(of: .push(page, from: rig.main.root)) {}

    #expect(committed == .committed)
    #expect(
      ignored == .ignored(.screen(.covered, ScreenName(typeName: "PageScreen", title: "Root"))))
  }

  @Test func comesWhenTheAlertIsAnswered() async {
    rig.wireframe.presentAlert(AlertContent(title: "News"), from: rig.main.root)

    let waiting = await outcome(of: .modal(page, from: rig.main.root)) {}
    let second = PageScreen("Second")
    let committed = await outcome(of: .modal(second, from: page)) {
      rig.stage.perform(.choose("OK"))
    }

    #expect(waiting == nil)
    #expect(committed == .committed)
  }

  @Test func isIgnoredWhenAnAlertIsFlushedWhileItWaits() async {
    rig.wireframe.presentAlert(AlertContent(title: "News"), from: rig.main.root)
    let alert = NavigationRequest.alert(
      AlertContent(title: "More"), from: rig.main.root, onAnswer: nil)

    let flushed = await outcome(of: alert) { rig.wireframe.flush() }

    #expect(flushed == .ignored(.flushed))
  }

  @Test(arguments: ["Leave", "Stay", "Elsewhere"])
  func comesWhenAGuardHasDecided(answer: String) async {
    let guardian = ChildFlow(rig.wireframe)
    rig.main.start(guardian, from: rig.main.root)
    guardian.guardRequests { flow, request in
      guard case .select = request.requests.first else { return .allow }
      let question = AlertContent(title: "Leave?", actions: [.init("Leave"), .init("Stay")])
      return answer == "Elsewhere"
        ? .redirect(to: .pop(flow.page)) : .ask(question, from: flow.page) { $0.title == "Leave" }
    }

    let decided = await outcome(of: .select(rig.main.other)) {
      rig.stage.perform(.choose(.init(answer)))
    }

    #expect(
      decided == (answer == "Stay" ? .ignored(.refused(by: "ChildFlow", "Stay")) : .committed))
  }

  @Test(arguments: [true, false])
  func isThatOfTheTransactionThatTakesItIn(isPossible: Bool) async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) else { return }
    let (notes, other) = (Notes(), PageScreen("Other"))
    rig.wireframe.transaction {
      Task.immediate { [rig, page] in
        notes.outcome = await rig.wireframe.outcome(of: .push(page, from: rig.main.root))
      }
      rig.wireframe.push(other, from: isPossible ? page : rig.main.root)
    }
    await rig.scheduler.sleepers.settled()

    let outcome = try #require(notes.outcome)
    #expect((outcome == .committed) == isPossible)
    #expect(rig.stage.isOnStage(page) == isPossible)
  }

  @Test(arguments: [true, false], ["push", "outcome", "start", "nothing"])
  func ofATransactionIsThatOfTheOneThatTakesItIn(isPossible: Bool, last: String) async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) else { return }
    let notes = Notes()
    let child = ChildFlow(rig.wireframe, page: "Child")
    rig.wireframe.transaction {
      Task.immediate { [rig, page] in
        let main = rig.main
        notes.outcome = await rig.wireframe.outcome {
          switch last {
          case "push": rig.wireframe.push(page, from: main.root)
          case "outcome":
            Task.immediate {
              _ = await rig.wireframe.outcome { rig.wireframe.push(page, from: main.root) }
            }
          case "start": main.start(child, from: main.root)
          default: break
          }
        }
      }
      rig.wireframe.select(rig.main.other)
      if !isPossible { rig.wireframe.push(PageScreen("Impossible"), from: PageScreen("Nowhere")) }
    }
    await rig.scheduler.sleepers.settled()

    let outcome = try #require(notes.outcome)
    #expect((outcome == .committed) == (isPossible || last == "nothing"))
  }

  @Test(arguments: ["outcome", "settled"])
  func letsGoOfTheAppThatIsDropped(wait: String) async {
    let notes = Notes()
    weak var stage: Stage?
    do {
      let app = FlowRig()
      stage = app.stage
      app.wireframe.presentAlert(AlertContent(title: "News"), from: app.main.root)
      let request = NavigationRequest.modal(page, from: app.main.root)
      app.main.wireframe.presentModally(page, from: app.main.root)
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
