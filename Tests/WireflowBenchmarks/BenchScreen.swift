import Wireflow

/// The screen of all measurements: a title made from its number, and two closures.
///
/// Titles have 20 to 40 letters and change, and there are 20 types, so that no cache flatters.
@MainActor
class BenchScreen: ModallyPresentable, RootLevelRepresentable {
  let title: String
  var onRowPressed: (@MainActor (Int) -> Void)?
  var onDone: (@MainActor () -> Void)?

  required init(number: Int) {
    title = "\(Self.names[number % Self.names.count]) \(number)"
  }

  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { .done }
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  /// Makes a screen of one of the types.
  static func make(_ number: Int) -> BenchScreen {
    types[number % types.count].init(number: number)
  }

  private static let names = [
    "The hound of the moors", "A history of the open sea", "Letters from a lighthouse keeper",
    "Murder at the botanical gardens", "How to listen to the forest", "The last train to Kharkiv",
    "Nine short stories about rain",
  ]

  private static let types: [BenchScreen.Type] = [
    Screen0.self, Screen1.self, Screen2.self, Screen3.self, Screen4.self, Screen5.self,
    Screen6.self, Screen7.self, Screen8.self, Screen9.self, Screen10.self, Screen11.self,
    Screen12.self, Screen13.self, Screen14.self, Screen15.self, Screen16.self, Screen17.self,
    Screen18.self, Screen19.self,
  ]
}

private final class Screen0: BenchScreen {}
private final class Screen1: BenchScreen {}
private final class Screen2: BenchScreen {}
private final class Screen3: BenchScreen {}
private final class Screen4: BenchScreen {}
private final class Screen5: BenchScreen {}
private final class Screen6: BenchScreen {}
private final class Screen7: BenchScreen {}
private final class Screen8: BenchScreen {}
private final class Screen9: BenchScreen {}
private final class Screen10: BenchScreen {}
private final class Screen11: BenchScreen {}
private final class Screen12: BenchScreen {}
private final class Screen13: BenchScreen {}
private final class Screen14: BenchScreen {}
private final class Screen15: BenchScreen {}
private final class Screen16: BenchScreen {}
private final class Screen17: BenchScreen {}
private final class Screen18: BenchScreen {}
private final class Screen19: BenchScreen {}
