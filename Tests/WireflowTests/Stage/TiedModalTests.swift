import TestSupport
import Testing
import Wireflow

/// A modal goes with its presenter where the caller says so.
@MainActor
struct TiedModalTests {
  private let rig = FlowRig()
  private let page = PageScreen("Page")
  private let tied = PageScreen("Tied")

  init() {
    rig.wireframe.push(page, from: rig.main.root)
    rig.wireframe.presentModally(tied, from: page, whenSenderLeaves: .leaves)
    _ = rig.newLog()
  }

  @Test func goesWhenItsPresenterIsPopped() {
    rig.wireframe.pop(page)

    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          + dismiss PageScreen "Tied"
        """)
    #expect(rig.stage.visibleScreens.titles == "Root")
  }

  @Test func staysIfNobodySaysSo() {
    rig.wireframe.dismiss(tied)
    rig.wireframe.presentModally(PageScreen("Free"), from: page)
    _ = rig.newLog()

    rig.wireframe.pop(page)

    rig.expectLog(matches: "  pop PageScreen \"Page\"")
    #expect(rig.stage.modalScreens.titles == "Free")
  }

  @Test func goesWithWhatIsTiedToIt() {
    let second = PageScreen("Second")
    rig.wireframe.presentModally(second, from: tied, whenSenderLeaves: .leaves)
    rig.wireframe.presentModally(PageScreen("Third"), from: second)
    _ = rig.newLog()

    rig.wireframe.popToRoot(of: page)

    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          + dismiss PageScreen "Third"
          + dismiss PageScreen "Second"
          + dismiss PageScreen "Tied"
        """)
  }

  @Test func goesWithOthersWhosePresentersLeaveAtOnce() {
    let second = PageScreen("Second")
    let child = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender, whenSenderLeaves: .leaves)
    }
    rig.wireframe.dismiss(tied)
    rig.main.start(child, from: page)
    rig.wireframe.push(second, from: page)
    rig.wireframe.presentModally(tied, from: second, whenSenderLeaves: .leaves)
    child.wireframe.presentModally(PageScreen("Free"), from: rig.main.root)
    _ = rig.newLog()

    rig.wireframe.pop(page)

    rig.expectLog(
      matches: """
          pop to PageScreen "Root"
          + dismiss PageScreen "Free"
          + dismiss PageScreen "Tied"
          + dismiss PageScreen "Page"
          cancel ChildFlow
        """)
    expectNoViolations(of: rig.stage)
  }

  @Test func isNotShownAgainWhenAnotherFlowDismissesItsPresenter() {
    let child = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    rig.main.start(child, from: tied)
    rig.wireframe.presentModally(
      PageScreen("Second"), from: child.page, whenSenderLeaves: .leaves)
    rig.wireframe.presentModally(PageScreen("Third"), from: rig.main.root)
    _ = rig.newLog()

    child.wireframe.dismiss(child.page)

    rig.expectLog(
      matches: """
          dismiss PageScreen "Third"
          + dismiss PageScreen "Second"
          + dismiss PageScreen "Page"
          cancel ChildFlow
        """)
    expectNoViolations(of: rig.stage)
  }

  @Test func goesInABatchAndInATransaction() {
    rig.wireframe.batch {
      rig.wireframe.pop(page)
      rig.wireframe.presentModally(page, from: rig.main.root)
    }
    rig.wireframe.presentModally(tied, from: page, whenSenderLeaves: .leaves)
    rig.wireframe.transaction {
      rig.wireframe.dismiss(page)
      rig.wireframe.push(page, from: rig.main.root)
    }

    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          + dismiss PageScreen "Tied"
          + present PageScreen "Page" over PageScreen "Root" as sheet, dismiss button Done
          present PageScreen "Tied" over PageScreen "Page" as sheet, dismiss button Done
          dismiss PageScreen "Tied"
          + dismiss PageScreen "Page"
          + push PageScreen "Page" onto Root
        """)
  }

  @Test func goesWhenTheFlowOfItsPresenterEnds() {
    rig.wireframe.goBack()
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: page)
    rig.wireframe.presentModally(tied, from: child.page, whenSenderLeaves: .leaves)
    _ = rig.newLog()

    child.finish(1)

    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          finish ChildFlow
          + dismiss PageScreen "Tied"
        """)
  }

  @Test func guardIsAskedAboutItToo() {
    let child = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
    }
    rig.main.start(child, from: tied)
    child.guardRequests { _, _ in .refuse("unsaved") }
    _ = rig.newLog()

    rig.wireframe.pop(page)

    rig.expectLog(matches: "  ignored pop PageScreen \"Page\": ChildFlow refused, unsaved")
    #expect(rig.stage.modalScreens.titles == "Tied")
  }

  @Test func staysWhenItsPresenterIsReplaced() {
    rig.wireframe.replace(page, with: PageScreen("Other"))

    rig.expectLog(matches: "  replace PageScreen \"Page\" with PageScreen \"Other\"")
    #expect(rig.stage.modalScreens.titles == "Tied")
  }

  @Test func isTiedAlsoWhenItWaited() {
    rig.wireframe.dismiss(tied)
    let alert = rig.wireframe.presentAlert(AlertContent(title: "Wait"), from: page)
    rig.wireframe.presentModally(tied, from: page, whenSenderLeaves: .leaves)
    alert.close()
    _ = rig.newLog()

    rig.wireframe.pop(page)

    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          + dismiss PageScreen "Tied"
        """)
    expectNoViolations(of: rig.stage)
  }

  @Test func isTiedInATransactionAndNotByOneThatFails() {
    struct Nothing: Error {}
    let second = PageScreen("Second")
    #expect(throws: Nothing.self) {
      try rig.wireframe.transaction {
        rig.wireframe.presentModally(second, from: tied, whenSenderLeaves: .leaves)
        throw Nothing()
      }
    }
    rig.wireframe.transaction {
      rig.wireframe.presentModally(second, from: tied, whenSenderLeaves: .leaves)
      rig.wireframe.pop(PageScreen("Nowhere"))
    }
    expectNoViolations(of: rig.stage)
    rig.wireframe.transaction {
      rig.wireframe.presentModally(second, from: tied, whenSenderLeaves: .leaves)
    }
    _ = rig.newLog()

    rig.wireframe.pop(page)

    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          + dismiss PageScreen "Second"
          + dismiss PageScreen "Tied"
        """)
    expectNoViolations(of: rig.stage)
  }

  @Test func isForgottenWhenAllIsInstalledAnew() {
    rig.wireframe.install(rootItems: [PageScreen("New")])

    #expect(rig.stage.modalScreens.isEmpty)
    expectNoViolations(of: rig.stage)
  }
}

@MainActor
struct SwipedModalTests {
  let backend = TextRecorder()

  @Test func keepsTheModalThatASwipeLeadsTo() {
    let rig = FlowRig(backend: backend)
    let login = ChildFlow(rig.wireframe, page: "Login") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    let survey = PageScreen("Survey")
    rig.main.start(login, from: rig.main.root) { flow, _ in
      flow.wireframe.presentModally(survey, from: flow.root)
    }
    _ = rig.newLog()

    rig.stage.userDid(.removed([login.page]), in: backend)

    #expect(rig.stage.isOnStage(survey))
    rig.expectLog(
      matches: """
        > dismiss
          dismiss PageScreen "Login"
          cancel ChildFlow
          present PageScreen "Survey" over PageScreen "Root" as sheet, dismiss button Done
        """)
  }

  @Test func keepsAModalThatTheAppPresentedAnew() {
    let rig = FlowRig(backend: backend)
    let low = PageScreen("Low")
    let high = ChildFlow(rig.wireframe, page: "High") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    rig.wireframe.presentModally(low, from: rig.main.root)
    rig.main.start(high, from: low) { flow, _ in
      flow.wireframe.dismiss(low)
      flow.wireframe.presentModally(low, from: flow.root)
    }
    _ = rig.newLog()

    rig.stage.userDid(.removed([low, high.page]), in: backend)

    rig.expectLog(
      matches: """
        > dismiss
          dismiss PageScreen "High"
          cancel ChildFlow
          dismiss PageScreen "Low"
          present PageScreen "Low" over PageScreen "Root" as sheet, dismiss button Done
          restore
        """)
  }
}

/// Random requests of several flows, whose modals go with their presenters or stay.
@MainActor
struct TiedModalWalkTests {
  @Test(arguments: UInt64(1)...40)
  func noModalOutlivesWhatItIsTiedTo(_ seed: UInt64) {
    var walk = TiedModalWalk(seed: seed)
    for _ in 0..<80 {
      walk.step()
      expectNoViolations(of: walk.rig.stage)
      #expect(walk.orphans == "")
      #expect(walk.shownInVain(in: walk.rig.newLog()) == [])
    }
  }
}

@MainActor
private struct TiedModalWalk {
  let rig = FlowRig()
  private var random: SplitMix64
  private var flows: [ChildFlow] = []
  private var pages: [PageScreen] = []
  private var ties: [(modal: PageScreen, presenter: PageScreen)] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    pages = [rig.main.root, rig.main.other]
  }

  /// The titles of modals on stage whose presenters have left.
  var orphans: String {
    ties.filter { rig.stage.isOnStage($0.modal) && !rig.stage.isOnStage($0.presenter) }
      .map(\.modal).titles
  }

  /// The names of the screens that a log both shows and dismisses.
  func shownInVain(in log: String) -> [String] {
    let lines = log.split(separator: "\n")
    return pages.map { "PageScreen \"\($0.title)\"" }.filter { name in
      let shown = lines.firstIndex { $0.contains("present \(name) over") }
      return lines.lastIndex { $0.hasSuffix("dismiss \(name)") } ?? -1 > shown ?? .max
    }
  }

  mutating func step() {
    pages.removeAll { !rig.stage.isOnStage($0) }
    flows.removeAll { [rig] in !rig.stage.isOnStage($0.page) }
    guard let page = random.pick(pages) else { return }
    let flow = random.pick(flows)
    let wireframe: any ApplicationWireframe = flow?.wireframe ?? rig.wireframe
    switch random.below(12) {
    case 0, 1: wireframe.push(newPage(), from: page)
    case 2, 3, 4: present(from: page, by: wireframe)
    case 5: wireframe.embed(newPage(), in: page)
    case 6:
      let child = ChildFlow(rig.wireframe, page: newPage().title) { [isModal = random.chance(50)] in
        if isModal {
          $0.wireframe.presentModally($0.page, from: $1)
        } else {
          $0.wireframe.push($0.page, from: $1)
        }
      }
      pages[pages.count - 1] = child.page
      flows.append(child)
      rig.main.start(child, from: page)
    case 7: wireframe.remove(page)
    case 8: wireframe.pop(page)
    case 9: wireframe.dismiss(page)
    case 10: flow?.finish(1)
    default: rig.stage.perform(.dismiss)
    }
  }

  private mutating func present(from page: PageScreen, by wireframe: any ApplicationWireframe) {
    let modal = newPage()
    let isTied = random.chance(70)
    let outcome = wireframe.presentModally(
      modal, from: page, whenSenderLeaves: isTied ? .leaves : .stays)
    guard isTied, outcome == .committed else { return }
    // An embedded screen presents as its outermost host.
    var host = page
    while let outer = rig.stage.host(of: host) as? PageScreen { host = outer }
    ties.append((modal, host))
  }

  private mutating func newPage() -> PageScreen {
    pages.append(PageScreen("Page \(random.next() % 1_000_000)"))
    return pages[pages.count - 1]
  }
}
