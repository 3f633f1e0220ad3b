import TestSupport
import Testing
import Wireflow

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
