import Observation
import Wireflow
import WireflowRouting

/// A screen that lists all movies.
@Observable
@MainActor
final class MovieListScreen: RootLevelRepresentable, Renderer {
  /// The part of the state that the list shows.
  struct ViewModel: Equatable {
    let movies: [Movie]
    let order: MovieOrder

    static func of(_ movies: [Movie]) -> (AppState) -> ViewModel {
      { state in ViewModel(movies: state.order.sort(movies), order: state.order) }
    }
  }

  let title = "Movies"
  var onMoviePressed: ((Movie) -> Void)?
  var onOrderChosen: ((MovieOrder) -> Void)?
  private var viewModel: ViewModel?

  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title, id: title, imageName: "film.stack")
  }

  func render(_ viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  var content: ScreenContent {
    if let viewModel {
      Choice(
        "Order", options: MovieOrder.allCases.map(\.rawValue), selected: viewModel.order.rawValue
      ) { option in
        if let order = MovieOrder(rawValue: option) { self.onOrderChosen?(order) }
      }
      for movie in viewModel.movies {
        Row(movie.title, subtitle: "\(movie.year)") { self.onMoviePressed?(movie) }
      }
    }
  }
}
