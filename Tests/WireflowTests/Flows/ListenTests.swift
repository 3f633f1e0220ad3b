import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// A flow reads a stream for as long as it lives.
@MainActor
struct ListenTests {
  private let rig = FlowRig()
  private let news: AsyncStream<String>
  private let source: AsyncStream<String>.Continuation

  init() {
    (news, source) = AsyncStream.makeStream(of: String.self)
  }

  private func open(_ name: String, whileUnseen isUnseen: Bool = false) -> ChildFlow {
    let flow = ChildFlow(rig.wireframe, page: name) { [news] flow, sender in
      flow.wireframe.push(flow.page, from: sender)
      flow.listen(to: news, whileUnseen: isUnseen) { flow, words in flow.notes.append(words) }
    }
    rig.main.start(flow, from: rig.main.root) { $0.note($1) }
    return flow
  }

  @Test func hearsWhatComesWhileTimeGoesOn() async {
    let flow = open("News")

    await rig.stage.play(.wait(.seconds(1)))
    source.yield("one")
    source.yield("two")
    await rig.stage.play(.wait(.seconds(1)))

    #expect(flow.notes == ["one", "two"])
    #expect(!rig.newLog().contains("away"))
  }

  @Test func listensNoMoreOnceItIsLeft() async {
    for number in 1...3 {
      let flow = open("News \(number)")
      await rig.stage.play(.back)
      #expect(flow.notes == [])
    }

    source.yield("late")
    await rig.stage.play(.wait(.zero))

    #expect(rig.main.notes == ["cancelled", "cancelled", "cancelled"])
    #expect(NavigationTree(rig.stage).mainFlow?.children.isEmpty == true)
    #expect(!rig.newLog().contains("away"))
  }

  @Test func keepsItsFlowWhereItGoesOnUnseen() async {
    let flow = open("News", whileUnseen: true)
    await rig.stage.play(.back)

    source.yield("later")
    await rig.stage.play(.wait(.zero))
    #expect(rig.main.notes == [])
    source.finish()
    await rig.stage.play(.wait(.zero))

    #expect(flow.notes == ["later"])
    #expect(rig.main.notes == ["cancelled"])
  }
}
