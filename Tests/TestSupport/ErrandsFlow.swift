package import Wireflow

/// A flow that shows the answer of a service on an actor, and a delivery a second after its order.
@MainActor
package final class AnswerFlow: MainFlowCoordinator {
  package let wireframe: FlowWireframe<Void>
  private let library = Library()

  package init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  package func installUI() {
    let desk = PageScreen("Desk")
    let ask = wire(desk) { flow, desk in
      flow.task(on: desk) { flow, desk in
        flow.wireframe.push(PageScreen(await flow.library.answer()), from: desk)
      }
    }
    let order = wire(desk) { flow, desk in
      flow.after(.seconds(1), on: desk) { flow, desk in
        flow.wireframe.push(PageScreen("Delivery"), from: desk)
      }
    }
    desk.rows = [("Ask", ask), ("Order", order)]
    wireframe.install(rootItems: [desk])
  }
}

/// A service whose answer takes many turns of the main actor.
private actor Library {
  func answer() async -> String {
    for _ in 0..<200 { await MainActor.run {} }
    return "Answer"
  }
}

extension AlertContent {
  /// An alert with a field, and an answer that is disabled while the field is empty.
  package static let rename = AlertContent(
    title: "Rename", fields: [.init("Name", samples: ["Ada"])],
    actions: [
      .init("Rename", id: "rename", needsText: true), .init("Cancel", id: "cancel", role: .cancel),
    ])

  /// An alert with a secure field.
  package static let unlock = AlertContent(
    title: "Unlock",
    fields: [
      .init(
        "PIN", privacy: .secure, keyboard: .number, samples: [.init("the right PIN", value: "2468")]
      )
    ],
    actions: [
      .init("Unlock", id: "unlock", needsText: true), .init("Cancel", id: "cancel", role: .cancel),
    ])
}
